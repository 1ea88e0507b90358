// Owns what an item picture is: a toy that floats in front of the camera, and its 64 px frame.
import type { RenderOptions } from '../core/frame.ts';
import { type Material, material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import type { Shape } from '../core/shapes.ts';

export interface Item {
  readonly frame: string;
  readonly shape: () => Shape;
}

/** How high (pixels) items hang in front of the camera: the renderer knows no toys below the ground. */
export const ITEM_HEIGHT = 40;

/** Toys are modelled around the origin, at most 27 px in each direction, and hang in the middle of a 64 px frame. */
export const ITEM_CAMERA: RenderOptions = {
  elevation: 14,
  shadow: false,
  frame: { width: 64, height: 64, anchorX: 32, anchorY: 32 + Math.round(ITEM_HEIGHT * Math.cos((14 * Math.PI) / 180)) },
};
/** Where a pickup touches the ground in its frame. */
export const ITEM_FOOT = 60;

export const item = (frame: string, shape: () => Shape): Item => ({ frame, shape });

export const shinyGold: Material = material(PALETTE.gold, { gloss: 0.9 });
export const plastic = (color: string): Material => material(color, { gloss: 0.55, soft: 0.3 });
