// Renders the lantern of the brand as a square picture.
import { render, type Sprite } from '../core/render.ts';
import { lantern } from './lantern.ts';

/** A lantern in a square picture of `size` pixels. */
export const signSprite = (size: number, samples = 3): Sprite =>
  render(lantern(), {
    elevation: 16,
    samples,
    zoom: (size * 0.94) / 118,
    outline: Math.max(1.2, size / 60),
    innerLine: Math.max(0.6, size / 130),
    shadow: false,
    frame: { width: size, height: size, anchorX: size / 2, anchorY: Math.round(size * 0.905) },
  });
