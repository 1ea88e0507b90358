// Tests which tiles stay dynamic; layers are drawn as text: '~' is animated water, '.' is empty.
import { describe, expect, it } from 'vitest';
import { cellsUnderMoved, dynamicCells } from './dynamicCells.ts';

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

describe('a tile of a layer that is moved', () => {
  const GRID = { columns: 3, rows: 2 };

  it.each([
    [0, { x: 0, y: 0 }, [0]],
    [0, { x: 0.5, y: 0 }, [0, 1]],
    [1, { x: 0.25, y: 0.5 }, [1, 2, 4, 5]],
    [1, { x: -2, y: 0 }, []],
    [5, { x: 0.5, y: 0 }, [5]],
    [3, { x: 1, y: -1 }, [1]],
  ])('%i moved by %o lies over the cells %o', (cell, offset, under) => {
    expect(cellsUnderMoved(cell, offset, GRID)).toEqual(under);
  });

  it('is dynamic when it touches an animated tile, and so is what lies on it', () => {
    const layers = ['.~....', '.l....', '..l...'].map(layer);
    const cells = dynamicCells(
      layers,
      (gid) => gid === '~'.charCodeAt(0),
      (at, cell) => (at === 1 ? cellsUnderMoved(cell, { x: 0.5, y: 0 }, GRID) : [cell]),
    );
    expect(cells.map((each) => [...each])).toEqual([[1], [1], [2]]);
  });
});
