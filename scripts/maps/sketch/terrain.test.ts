// Terrain painting writes the tile whose corners are the covered ones.
import { describe, expect, it } from 'vitest';
import { paintTerrain, wangIndex } from './terrain.ts';

/** Corners drawn as text: # covered. */
const drawn = (rows: readonly string[]) => (column: number, row: number) => rows[row]?.[column] === '#';

describe('terrain painting', () => {
  it('names a tile by its corners: TL 1, TR 2, BR 4, BL 8', () => {
    const covers = drawn(['#.', '.#']);
    expect(wangIndex(covers, 0, 0)).toBe(1 + 4);
    expect(wangIndex(drawn(['..', '#.']), 0, 0)).toBe(8);
  });

  it('leaves uncovered tiles empty and draws full ones as a variant', () => {
    const covers = drawn(['....', '.##.', '.##.', '....']);
    const data = paintTerrain({ columns: 3, rows: 3 }, covers, 100, [1], 1);
    expect(data).toEqual([104, 112, 108, 106, 116, 109, 102, 103, 101]);
  });

  it('uses only variants that have a weight', () => {
    const data = paintTerrain({ columns: 20, rows: 20 }, () => true, 1, [0, 0, 1], 7);
    expect(new Set(data)).toEqual(new Set([19]));
  });
});
