// A photo-like picture made by us: a lake before hills at sunset, with the grain of a camera. Pure, the same every time.
import type { Picture } from '@lanternwise/shared/learning/convolution';
import { seededRandom } from '@lanternwise/shared/learning/random';

export const SCENE_SIZE = 64;

const hill = (x: number, height: number, wave: number, shift: number): number =>
  height + 4 * Math.sin(x / wave + shift) + 2 * Math.sin(x / (wave / 2.7) + shift);

/** Brightness of a point of the scene without grain. */
function brightness(x: number, y: number): number {
  const shore = 42;
  // Below the shore stands the reflection, pushed sideways by the waves.
  const isWater = y > shore;
  const up = isWater ? 2 * shore - y : y;
  const along = isWater ? x + 1.5 * Math.sin(y * 1.7) : x;
  const dim = isWater ? 0.72 : 1;
  const sun = Math.hypot(along - 45, up - 14);
  if (Math.abs(along - 17) < 3.2 - (shore - up) * 0.05 && up > 17) return (up < 22 ? 250 : 205) * dim;
  if (up > hill(along, 31, 7, 0.4)) return 52 * dim;
  if (up > hill(along, 25, 11, 2)) return 96 * dim;
  if (sun < 6.5) return 248 * dim;
  return (150 + up * 1.4 + Math.max(0, 30 - sun)) * dim;
}

export function scenePicture(): Picture {
  const random = seededRandom(11);
  const data = Uint8ClampedArray.from({ length: SCENE_SIZE ** 2 }, (_, at) => {
    return brightness(at % SCENE_SIZE, Math.floor(at / SCENE_SIZE)) + (random() - 0.5) * 14;
  });
  return { width: SCENE_SIZE, height: SCENE_SIZE, channels: 1, data };
}
