// Draws pixels with hard edges where the camera is so close that smoothing would blur them.
import type { Textures } from './phaser.ts';

/** CSS pixels per unit. */
const SHARP_FROM = 3;
/** Phaser's filter modes. */
const LINEAR = 0;
const NEAREST = 1;
/** Light and shadows are soft at every distance. */
const SOFT = /^(?:drawn-|light-map$)/;

interface Filtered {
  setFilter(mode: number): unknown;
}

/** `zoom` undefined = the usual one. */
export function setSharpness(textures: Pick<Textures.TextureManager, 'list'>, zoom: number | undefined): void {
  const mode = zoom !== undefined && zoom >= SHARP_FROM ? NEAREST : LINEAR;
  for (const [key, texture] of Object.entries(textures.list as Record<string, Filtered>))
    if (!SOFT.test(key)) texture.setFilter(mode);
}
