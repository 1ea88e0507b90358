// Which tiles are painted once: layers drawn as text, '~' is water that moves, '.' is nothing.
import { describe, expect, it } from 'vitest';
import { dynamicCells } from './dynamicCells.ts';

const layer = (text: string) => [...text].map((tile) => (tile === '.' ? 0 : tile.charCodeAt(0)));
const live = (...layers: string[]) =>
  dynamicCells(layers.map(layer), (gid) => gid === '~'.charCodeAt(0)).map((cells) => [...cells]);

describe('a tile', () => {
  it('is painted where nothing below it moves', () => {
    expect(live('ggg', '.p.')).toEqual([[], []]);
  });
  it('stays live when it is animated, and the ground below it is painted', () => {
    expect(live('ggg', '.~.')).toEqual([[], [1]]);
  });
  it('stays live when it lies on an animated one, in its own cell only', () => {
    expect(live('~~.', 'l.l')).toEqual([[0, 1], [0]]);
  });
});
