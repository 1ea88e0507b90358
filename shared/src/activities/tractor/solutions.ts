// A reference solution and an unfinished starter for each field: for tests, sample data and worked examples.
import { type Block, type Condition, PROGRAM_VERSION, type Program } from './program.ts';

/** A block without its id, or a command by name. */
type Draft =
  | 'move'
  | 'turn-left'
  | 'turn-right'
  | 'plough'
  | 'plant'
  | { repeat: number; body: readonly Draft[] }
  | { while: Condition; body: readonly Draft[] }
  | { if: Condition; body: readonly Draft[] };

/** Ids are made of the places of the blocks: '2', and '2.1' inside it. */
function build(drafts: readonly Draft[], prefix = ''): Block[] {
  return drafts.map((draft, at): Block => {
    const id = `${prefix}${at + 1}`;
    if (typeof draft === 'string') return { id, kind: draft };
    const body = build(draft.body, `${id}.`);
    if ('repeat' in draft) return { id, kind: 'repeat', times: draft.repeat, body };
    if ('while' in draft) return { id, kind: 'while', condition: draft.while, body };
    return { id, kind: 'if', condition: draft.if, body, otherwise: [] };
  });
}

export const buildProgram = (drafts: readonly Draft[]): Program => ({
  version: PROGRAM_VERSION,
  blocks: build(drafts),
});

interface FieldPrograms {
  /** What the editor shows first. */
  starter: Program;
  solution: Program;
}

export const FIELD_PROGRAMS: Readonly<Record<string, FieldPrograms>> = {
  'first-furrow': {
    starter: buildProgram(['move', 'plough']),
    solution: buildProgram(['move', 'plough', 'move', 'turn-right', 'move', 'plough']),
  },
  'long-row': {
    starter: buildProgram(['move', 'plough', 'move', 'plough']),
    solution: buildProgram([{ repeat: 8, body: ['move', 'plough'] }]),
  },
  'pond-ring': {
    starter: buildProgram([{ repeat: 4, body: ['plough', 'move'] }]),
    solution: buildProgram([{ repeat: 4, body: [{ repeat: 4, body: ['plough', 'move'] }, 'turn-right'] }]),
  },
  'stony-lane': {
    starter: buildProgram([{ repeat: 6, body: ['plough', 'move'] }]),
    solution: buildProgram([
      { repeat: 20, body: ['plough', 'move', { if: { kind: 'stone-ahead' }, body: ['turn-right'] }] },
    ]),
  },
  'new-field-each-day': {
    starter: buildProgram([{ repeat: 4, body: ['plough', 'plant', 'move'] }]),
    solution: buildProgram([
      {
        while: { kind: 'not', condition: { kind: 'water-ahead' } },
        body: [
          'plough',
          'plant',
          'move',
          { if: { kind: 'crop-ahead' }, body: ['turn-right'] },
          { if: { kind: 'stone-ahead' }, body: ['turn-left'] },
        ],
      },
    ]),
  },
};
