// Drawing on a grid of cells: strokes without gaps, undo and clear.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPad, type Grid, lineCells, type Pad, type PadAction, padReducer } from './grid.ts';

const cell = (column: number, row: number) => ({ column, row });
const play = (pad: Pad, ...actions: PadAction[]) => actions.reduce(padReducer, pad);
const drawn = ({ grid }: { grid: Grid }) => grid.map((row) => row.map((value) => (value > 0 ? '#' : '.')).join(''));
const stroke = (...cells: ReturnType<typeof cell>[]): PadAction[] => [
  ...cells.map((at, index): PadAction => ({ type: index === 0 ? 'strokeStarted' : 'strokeExtended', at })),
  { type: 'strokeEnded' },
];

describe('a drawing pad', () => {
  it('draws strokes without gaps, and erases', () => {
    const pad = play(createPad(4), ...stroke(cell(0, 0), cell(3, 3)));
    expect(drawn(pad)).toEqual(['#...', '.#..', '..#.', '...#']);
    const erased = play(pad, { type: 'toolChosen', tool: 'eraser' }, ...stroke(cell(1, 1)));
    expect(drawn(erased)).toEqual(['#...', '....', '..#.', '...#']);
  });
  it('undoes whole strokes, and a clear', () => {
    const one = play(createPad(3), ...stroke(cell(0, 0), cell(2, 0)));
    const two = play(one, ...stroke(cell(0, 2), cell(2, 2)));
    expect(drawn(play(two, { type: 'undone' }))).toEqual(drawn(one));
    expect(drawn(play(two, { type: 'cleared' }, { type: 'undone' }))).toEqual(drawn(two));
    expect(play(createPad(3), { type: 'undone' }, { type: 'cleared' })).toEqual(createPad(3));
  });
  it('does not draw between strokes or outside the grid', () => {
    const pad = play(createPad(3), { type: 'strokeExtended', at: cell(1, 1) }, ...stroke(cell(1, 1), cell(1, 9)));
    expect(drawn(pad)).toEqual(['...', '.#.', '.#.']);
  });
});

describe('a line of cells', () => {
  const place = fc.record({ column: fc.nat(20), row: fc.nat(20) });
  it('goes from end to end in steps of one cell', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const cells = lineCells(from, to);
        expect(cells[0]).toEqual(from);
        expect(cells.at(-1)).toEqual(to);
        cells.slice(1).forEach((each, at) => {
          const before = cells[at]!;
          const distance = Math.max(Math.abs(each.column - before.column), Math.abs(each.row - before.row));
          expect(distance).toBe(1);
        });
      }),
    );
  });
});
