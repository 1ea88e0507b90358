// Tests the prepared run: it agrees with the grade, stops at the first layout that fails, and ends as the field then rests.
import { describe, expect, it } from 'vitest';
import { restingCells, TRACTOR_FIELDS } from './fields.ts';
import { countUnfinished } from './machine.ts';
import { EMPTY_PROGRAM } from './program.ts';
import { planShow } from './show.ts';
import { FIELD_PROGRAMS } from './solutions.ts';

describe.each(TRACTOR_FIELDS)('a run on "$id"', (field) => {
  const { starter, solution } = FIELD_PROGRAMS[field.id]!;
  it('shows every layout and ends with the cells of the finished field', () => {
    const { frames, outcome } = planShow(field, solution);
    expect(outcome).toEqual({ kind: 'passed' });
    expect(new Set(frames.map(({ layout }) => layout)).size).toBe(field.layouts.length);
    const last = frames.findLast(({ layout }) => layout === 0)!;
    expect(last.tractor.cells).toEqual(restingCells(field, true));
    expect(countUnfinished(last.tractor, field.goal)).toBe(0);
  });
  it('stops at the first layout that fails', () => {
    const { frames, outcome } = planShow(field, starter);
    expect(outcome).toMatchObject({ kind: 'failed', layout: 0 });
    expect(frames.every(({ layout }) => layout === 0)).toBe(true);
  });
  it('has no frames when the program is refused, and rests unworked before it is passed', () => {
    expect(planShow(field, EMPTY_PROGRAM)).toEqual({ frames: [], outcome: { kind: 'refused', refused: 'empty' } });
    expect(restingCells(field, false)).toEqual(field.layouts[0]!.cells);
  });
});
