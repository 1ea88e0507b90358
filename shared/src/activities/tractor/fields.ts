// Holds the tractor's five fields: each needs one new idea and cannot be finished without it in as many blocks as fit.
import { readField, type Tractor } from './machine.ts';
import type { BlockKind } from './program.ts';

export type Idea = 'sequence' | 'repeat' | 'nested-repeat' | 'if' | 'while';

export interface TractorField {
  /** The name of its object on the map too. */
  id: 'first-furrow' | 'long-row' | 'pond-ring' | 'stony-lane' | 'new-field-each-day';
  idea: Idea;
  goal: 'ploughed' | 'planted';
  /** One program must finish every layout; each run takes another one. */
  layouts: readonly Tractor[];
  /** Blocks that the toolbox offers; the server refuses others. */
  toolbox: readonly BlockKind[];
  /** Blocks that fit into the tractor: so few that the new idea is needed. */
  maxBlocks: number;
  /** For the medal. */
  fewestBlocks: number;
}

const SEQUENCE: readonly BlockKind[] = ['move', 'turn-left', 'turn-right', 'plough'];
const LOOPS: readonly BlockKind[] = [...SEQUENCE, 'repeat'];
const CHOICES: readonly BlockKind[] = [...LOOPS, 'if'];
const ALL: readonly BlockKind[] = [...CHOICES, 'plant', 'while', 'repeat-until', 'set-count', 'change-count'];

export const TRACTOR_FIELDS: readonly TractorField[] = [
  {
    id: 'first-furrow',
    idea: 'sequence',
    goal: 'ploughed',
    layouts: [readField(['T-.o', '~.-.', '~~~~'], 'east')],
    toolbox: SEQUENCE,
    maxBlocks: 10,
    fewestBlocks: 6,
  },
  {
    id: 'long-row',
    idea: 'repeat',
    goal: 'ploughed',
    layouts: [readField(['..........', 'T--------.', '..........'], 'east')],
    toolbox: LOOPS,
    maxBlocks: 8,
    fewestBlocks: 3,
  },
  {
    id: 'pond-ring',
    idea: 'nested-repeat',
    goal: 'ploughed',
    layouts: [readField(['t----', '-~~~-', '-~~~-', '-~~~-', '-----'], 'east')],
    toolbox: LOOPS,
    maxBlocks: 7,
    fewestBlocks: 5,
  },
  {
    id: 'stony-lane',
    idea: 'if',
    goal: 'ploughed',
    layouts: [readField(['t------o', '~o~~~~-~', '~---.~-~', '~-~~~~-~', 'o------~', '~~~~~~o~'], 'east')],
    toolbox: CHOICES,
    maxBlocks: 6,
    fewestBlocks: 5,
  },
  {
    id: 'new-field-each-day',
    idea: 'while',
    goal: 'planted',
    layouts: [
      readField(['........', 't---c...', '...-....', '...---.~', '...o....'], 'east'),
      readField(['.....~..', '........', '.....-..', '.....-..', 't-----o.'], 'east'),
      readField(['t-c.....', '.-......', '.-......', '.----c..', '.o..-...', '........', '....~...'], 'east'),
    ],
    toolbox: ALL,
    maxBlocks: 8,
    fewestBlocks: 8,
  },
];

export function tractorField(field: string): TractorField {
  const found = TRACTOR_FIELDS.find(({ id: known }) => known === field);
  if (!found) throw new Error(`There is no tractor field "${field}".`);
  return found;
}

/** How a field lies on the map while nobody programs it: worked for good once it is passed. */
export function restingCells({ layouts, goal }: TractorField, passed: boolean): Tractor['cells'] {
  const cells = layouts[0]?.cells ?? [];
  return passed ? cells.map((line) => line.map((cell) => (cell === 'soil' ? goal : cell))) : cells;
}
