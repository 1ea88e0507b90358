// Owns Wick's flame: a drop of fire as a toy for the game, and as paint that is seen through the glass of a portrait.
import { material, type Paint } from '../../core/material.ts';
import { blend, capsule, ellipsoid, place, type Shape } from '../../core/shapes.ts';

/** Rim, middle and core of a flame. */
const FIRES = {
  gold: ['#ff6d12', '#ffa81c', '#fff08a'],
  blue: ['#2f6fe0', '#5fb0ff', '#d6efff'],
  ember: ['#a8402f', '#e0603a', '#ffab5c'],
} as const;

export interface FlameShape {
  /** Height and half width (units). */
  readonly height: number;
  readonly width: number;
  /** How far the tip leans to the right (units). */
  readonly lean?: number;
  readonly fire?: keyof typeof FIRES;
}

/** Share of the height at which a flame is widest. */
const BELLY = 0.32;

/** Half width of a drop at a share of its height, as a share of its greatest. */
function profile(share: number): number {
  if (share < 0 || share > 1) return 0;
  if (share < BELLY) return Math.sqrt(1 - ((BELLY - share) / BELLY) ** 2);
  const up = (share - BELLY) / (1 - BELLY);
  return (1 - up) * (1 + up * 0.5);
}

/** Colour of the fire beside and above its foot (units); null outside of it. */
export function fireAt({ height, width, lean = 0, fire = 'gold' }: FlameShape, x: number, z: number): Paint | null {
  const share = z / height;
  const aside = Math.abs(x - lean * share * share) / width;
  const isWithin = (size: number) => aside < size * profile(BELLY + (share - BELLY) / size);
  const [rim, middle, core] = FIRES[fire];
  if (isWithin(0.46)) return { color: core, flat: 1, glow: 1, tone: 0.06 };
  if (isWithin(0.76)) return { color: middle, flat: 1, glow: 1 };
  return isWithin(1) ? { color: rim, flat: 1, glow: 1 } : null;
}

/** A drop of fire with its foot at the origin. */
export function flame(shape: FlameShape): Shape {
  const { height, width, lean = 0, fire = 'gold' } = shape;
  const surface = material(FIRES[fire][0], {
    flat: 1,
    glow: 1,
    paint: (_local, _normal, [x, , z]) => fireAt(shape, x, z),
  });
  return blend(
    width * 0.5,
    place([0, 0, height * BELLY], ellipsoid(width, width, height * BELLY, surface)),
    capsule([0, 0, height * 0.4], [lean * 0.5, 0, height * 0.72], width * 0.7, width * 0.34, surface),
    capsule([lean * 0.5, 0, height * 0.72], [lean, 0, height * 0.97], width * 0.34, height * 0.03, surface),
  );
}
