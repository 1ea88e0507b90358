// Tests the ground beyond a map: it goes on at the edge as in a mirror, to the right, below, in the corner and above.
import { expect, it } from 'vitest';
import { beyondTiles, sizeWithBeyond } from './beyondTiles.ts';
import type { PaintedKind, PaintedTile } from './PaintedTiles.ts';

const MAP = { columns: 72, rows: 48 };
const kind = {} as PaintedKind;
const at = (column: number, row: number): PaintedTile => ({ column, row, kind, alpha: 1 });

it('mirrors a corner three times, and an edge once', () => {
  expect(beyondTiles(MAP, [at(71, 47)])).toEqual([
    { ...at(72, 47), isMirroredX: true },
    { ...at(71, 48), isMirroredY: true },
    { ...at(72, 48), isMirroredX: true, isMirroredY: true },
  ]);
  expect(beyondTiles(MAP, [at(70, 15)])).toEqual([{ ...at(73, 15), isMirroredX: true }]);
  expect(beyondTiles(MAP, [at(5, 0)])).toEqual([{ ...at(5, -1), isMirroredY: true }]);
});

it('leaves nothing out, and nothing lies on the map', () => {
  const all = Array.from({ length: MAP.columns * MAP.rows }, (_, cell) =>
    at(cell % MAP.columns, Math.floor(cell / MAP.columns)),
  );
  const beyond = beyondTiles(MAP, all);
  const whole = sizeWithBeyond(MAP);
  const [above, others] = [beyond.filter(({ row }) => row < 0), beyond.filter(({ row }) => row >= 0)];
  expect(above.length).toBe(MAP.columns * 10);
  expect(others.length).toBe(whole.columns * whole.rows - all.length);
  expect(others.every(({ column, row }) => column >= MAP.columns || row >= MAP.rows)).toBe(true);
});
