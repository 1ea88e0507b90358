// Computes the light of a realm: which places a lantern lights, how its light spreads, and the colours of the light map.
import type { Point } from '@lanternwise/shared/maps/realmMap';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A soft round light that only ever brightens. Lengths in world units. */
export interface LightDisc extends Point {
  radius: number;
  /** Share of the radius with full strength. */
  core: number;
  color: Rgb;
  /** 0 to 1. */
  strength: number;
}

/** Opaque RGBA pixels; each covers `cell`×`cell` world units. */
export interface LightPicture {
  columns: number;
  rows: number;
  cell: number;
  pixels: Uint8ClampedArray;
}

/** Light of a single lantern, and of the last one, which reaches everything. Seconds. */
export const SPREAD_SECONDS = 1.6;
export const LAST_SPREAD_SECONDS = 2.6;
/** With reduced motion, light appears in place. */
export const FADE_SECONDS = 0.7;
/** Radius of a quarter, relative to the side of a square with the lantern's share of the map: neighbours overlap. */
const QUARTER_SHARE = 0.82;
/** Share of a quarter's radius that is wholly lit. */
export const QUARTER_CORE = 0.5;
/** Where dusk begins, light is as warm as the flame. */
const RIM_COLOR: Rgb = [255, 214, 150];
const RIM_SHARE = 0.5;
const RIM_STRENGTH = 0.75;
/** How much of its own colour a lamp's pool shows by day and in a realm of the night, where neon colours the ground. */
const POOL_TINT = 0.35;
const NIGHT_TINT = 0.6;
/** Lit realms between these are an evening; darker ones are a night. */
const DAY_BRIGHTNESS = 0.935;
const NIGHT_BRIGHTNESS = 0.915;
const WHITE: Rgb = [255, 255, 255];

export const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const mixRgb = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** 0 = black, 1 = white, as the eye sees it. */
export const brightness = ([red, green, blue]: Rgb): number => (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

export const quarterRadius = ({ width, height }: { width: number; height: number }, lanterns: number): number =>
  Math.sqrt((width * height) / Math.max(1, lanterns)) * QUARTER_SHARE;

/** Share of the way that light has spread: fast at first, then gently. */
export function spreadShare(seconds: number, duration: number): number {
  const left = 1 - Math.min(1, Math.max(0, seconds / duration));
  return 1 - left * left * left;
}

/** 1 in the core, 0 from the radius on, smooth between. */
export function falloff(distance: number, radius: number, core: number): number {
  if (distance >= radius) return 0;
  const share = Math.min(1, (radius - distance) / (radius * (1 - core)));
  return share * share * (3 - 2 * share);
}

/** The two discs of a lit lantern: a warm rim and the light itself. */
export function lanternDiscs({ x, y }: Point, radius: number, lit: Rgb, strength: number): [LightDisc, LightDisc] {
  return [
    { x, y, radius, core: 0.5, color: mixRgb(lit, RIM_COLOR, RIM_SHARE), strength: strength * RIM_STRENGTH },
    { x, y, radius: radius * 0.9, core: QUARTER_CORE, color: lit, strength },
  ];
}

/** 0 where the lit realm lies in daylight, 1 where it is night. */
export const nightShare = (lit: Rgb): number =>
  Math.min(1, Math.max(0, (DAY_BRIGHTNESS - brightness(lit)) / (DAY_BRIGHTNESS - NIGHT_BRIGHTNESS)));

/** `color` like "#ffd166"; `night` = 0 to 1. */
export const poolDisc = ({ x, y }: Point, color: string, radius: number, strength: number, night = 0): LightDisc => ({
  x,
  y,
  radius,
  core: 0.15,
  color: mixRgb(WHITE, toRgb(color), POOL_TINT + (NIGHT_TINT - POOL_TINT) * night),
  strength,
});

export function createLightPicture(width: number, height: number, cell: number): LightPicture {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  return { columns, rows, cell, pixels: new Uint8ClampedArray(columns * rows * 4) };
}

export function fillLight({ pixels }: LightPicture, [red, green, blue]: Rgb): void {
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
    pixels[at + 3] = 255;
  }
}

/** Brightens towards the disc's colour. Channels that are brighter already stay, so the order of discs hardly matters. */
export function paintDisc(picture: LightPicture, { x, y, radius, core, color, strength }: LightDisc): void {
  const { cell, columns, rows, pixels } = picture;
  const top = Math.max(0, Math.floor((y - radius) / cell));
  const bottom = Math.min(rows - 1, Math.ceil((y + radius) / cell));
  const left = Math.max(0, Math.floor((x - radius) / cell));
  const right = Math.min(columns - 1, Math.ceil((x + radius) / cell));
  const [red, green, blue] = color;
  for (let row = top; row <= bottom; row += 1) {
    const dy = (row + 0.5) * cell - y;
    for (let column = left; column <= right; column += 1) {
      const dx = (column + 0.5) * cell - x;
      const share = falloff(Math.sqrt(dx * dx + dy * dy), radius, core) * strength;
      if (share <= 0) continue;
      const at = (row * columns + column) * 4;
      pixels[at] = brighten(pixels[at] as number, red, share);
      pixels[at + 1] = brighten(pixels[at + 1] as number, green, share);
      pixels[at + 2] = brighten(pixels[at + 2] as number, blue, share);
    }
  }
}

const brighten = (value: number, goal: number, share: number) =>
  goal > value ? value + (goal - value) * share : value;

/** How far the lit lanterns light a place: 0 = dusk, 1 = lit. */
export function litShareAt(lanterns: readonly (Point & { radius: number })[], x: number, y: number): number {
  let share = 0;
  for (const lantern of lanterns) {
    share = Math.max(share, falloff(Math.hypot(x - lantern.x, y - lantern.y), lantern.radius, QUARTER_CORE));
  }
  return share;
}
