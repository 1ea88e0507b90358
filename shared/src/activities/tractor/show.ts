// Prepares a run for the screen: the steps on every layout one after the other, up to the first that fails.
import type { TractorField } from './fields.ts';
import { findRefusal, type Refusal } from './grade.ts';
import { runToEnd, type TractorEnd, type TractorStep } from './interpreter.ts';
import { countUnfinished, type FieldCell, type Tractor } from './machine.ts';
import type { Program } from './program.ts';

export interface ShowFrame {
  /** Index of the layout. */
  layout: number;
  tractor: Tractor;
  /** Undefined while the tractor waits at the start of a layout. */
  step?: TractorStep;
}

export type ShowOutcome =
  | { kind: 'passed' }
  | { kind: 'refused'; refused: Refusal }
  | { kind: 'failed'; layout: number; end: TractorEnd; unfinished: number };

export interface Show {
  frames: ShowFrame[];
  outcome: ShowOutcome;
}

type Cells = Tractor['cells'];

const withCell = (cells: Cells, row: number, col: number, to: FieldCell): Cells =>
  cells.map((line, at) => (at === row ? line.map((cell, n) => (n === col ? to : cell)) : line));

export function planShow(field: TractorField, program: Program): Show {
  const refused = findRefusal(field, program);
  const [first] = field.layouts;
  if (refused || !first) return { frames: [], outcome: { kind: 'refused', refused: refused ?? 'empty' } };
  const frames: ShowFrame[] = [];
  for (const [layout, start] of field.layouts.entries()) {
    let { cells } = start;
    frames.push({ layout, tractor: start });
    const { steps, end, tractor } = runToEnd(program, start);
    for (const step of steps) {
      const change = 'change' in step ? step.change : undefined;
      if (change) cells = withCell(cells, change.row, change.col, change.to);
      frames.push({ layout, tractor: { pose: step.pose, cells }, step });
    }
    const unfinished = countUnfinished(tractor, field.goal);
    if (end.kind !== 'finished' || unfinished > 0) {
      return { frames, outcome: { kind: 'failed', layout, end, unfinished } };
    }
  }
  return { frames, outcome: { kind: 'passed' } };
}
