// Tests which tiles stay dynamic; layers are drawn as text: '~' is animated water, '.' is empty.
import { describe, expect, it } from 'vitest';
import { dynamicCells } from './dynamicCells.ts';

const layer = (text: string) => [...text].map((tile) => (tile === '.' ? 0 : tile.charCodeAt(0)));
const dynamic = (...layers: string[]) =>
  dynamicCells(layers.map(layer), (gid) => gid === '~'.charCodeAt(0)).map((cells) => [...cells]);

describe('a tile', () => {
  it('is static where no tile below it is animated', () => {
    expect(dynamic('ggg', '.p.')).toEqual([[], []]);
  });
  it('is dynamic when it is animated, while the ground below it is static', () => {
    expect(dynamic('ggg', '.~.')).toEqual([[], [1]]);
  });
  it('is dynamic when it lies on an animated tile, in its own cell only', () => {
    expect(dynamic('~~.', 'l.l')).toEqual([[0, 1], [0]]);
  });
});
