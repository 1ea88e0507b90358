// Owns what a surface is made of: colour, shine, ink and painted detail.
import type { Vec3 } from './vectors.ts';

/** What a painter changes at one point of a surface; all parts are optional. */
export interface Paint {
  readonly color?: string;
  /** Added to the tone (−1…1). */
  readonly tone?: number;
  /** 0 = shaded, 1 = the base tone everywhere. */
  readonly flat?: number;
  /** 0–1 of own light: how much of it survives the night. */
  readonly glow?: number;
}

/** Decides the paint of a point from its local place, its normal and its world place. */
export type Painter = (local: Vec3, normal: Vec3, world: Vec3) => Paint | null;

export interface MaterialOptions {
  /** Strength of the highlight, 0–1. */
  readonly gloss?: number;
  /** Sharpness of the highlight (Blinn exponent, default 38). */
  readonly shine?: number;
  /** How much of its self shadow a surface ignores, 0–1. */
  readonly soft?: number;
  readonly flat?: number;
  readonly glow?: number;
  /** Share of plum in the ink line, 0–1 (default 0.55; foliage 0.4). */
  readonly ink?: number;
  readonly paint?: Painter;
}

export interface Material extends MaterialOptions {
  readonly color: string;
}

/** A material of one base colour. */
export const material = (color: string, options: MaterialOptions = {}): Material => ({ color, ...options });
