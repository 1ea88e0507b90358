// Checks that tiles of a terrain meet without a seam and that corner masks cover the corners they name.
import { describe, expect, it } from 'vitest';
import { cornerField, TILE } from './cornerField.ts';
import { grass } from './meadows.ts';
import { paintTile } from './tile.ts';
import { wangId } from './tileset.ts';

const MASKS = Array.from({ length: 16 }, (_, mask) => mask);
const CORNERS = [
  [0, 0],
  [TILE, 0],
  [TILE, TILE],
  [0, TILE],
] as const;

describe('corner masks', () => {
  it.each(MASKS)('mask %i is inside at its corners only', (mask) => {
    for (const [index, [x, y]] of CORNERS.entries()) {
      expect(cornerField(mask, x, y) > 0).toBe(((mask >> index) & 1) === 1);
    }
  });

  it('meet at the common edge of two tiles', () => {
    for (const left of MASKS) {
      for (const right of MASKS) {
        const fits = ((left >> 1) & 1) === (right & 1) && ((left >> 2) & 1) === ((right >> 3) & 1);
        if (!fits) continue;
        for (const y of [2, 9, 15, 17, 23, 30]) {
          expect(Math.sign(cornerField(left, TILE, y))).toBe(Math.sign(cornerField(right, 0, y)));
        }
      }
    }
  });

  it('are listed for Tiled clockwise from the top', () => {
    expect(wangId(1)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(wangId(2)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
    expect(wangId(15)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  });
});

it('paints the same tile twice, opaque where it is full and empty where it is not', () => {
  const full = paintTile(grass, { mask: 15, variant: 2, frame: 0 });
  expect(paintTile(grass, { mask: 15, variant: 2, frame: 0 }).data).toEqual(full.data);
  expect(full.data[3]).toBe(255);
  const bottom = paintTile(grass, { mask: 12, variant: 0, frame: 0 });
  expect(bottom.data[3]).toBe(0);
});
