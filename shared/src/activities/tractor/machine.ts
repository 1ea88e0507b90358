// The tractor on its field: obeys one command at a time and senses what is ahead. Blocks and the Python Lab drive this same machine.
import type { Command, Sensor } from './commands.ts';

/** `soil` waits to be ploughed, `track` is driven on only, `crop` is ripe and must not be driven over. */
export type FieldCell = 'track' | 'soil' | 'ploughed' | 'planted' | 'crop' | 'stone' | 'water';
export type Heading = 'north' | 'east' | 'south' | 'west';

export interface Pose {
  row: number;
  col: number;
  heading: Heading;
}

export interface Tractor {
  pose: Pose;
  cells: readonly (readonly FieldCell[])[];
}

export const CRASH_REASONS = ['fence', 'stone', 'water', 'crop', 'not-soil', 'not-ploughed'] as const;
export type CrashReason = (typeof CRASH_REASONS)[number];

export interface CellChange {
  row: number;
  col: number;
  to: FieldCell;
}

export type Obeyed =
  | { kind: 'done'; tractor: Tractor; change?: CellChange }
  | { kind: 'crashed'; reason: CrashReason; at: { row: number; col: number } };

const HEADINGS: readonly Heading[] = ['north', 'east', 'south', 'west'];
const AHEAD: Record<Heading, readonly [down: number, right: number]> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

const SIGNS: Record<string, FieldCell> = { '.': 'track', '-': 'soil', c: 'crop', o: 'stone', '~': 'water' };

/** Reads a field drawn as text: T is the start on track, t on soil; `.` track, `-` soil, `c` crop, `o` stone, `~` water. */
export function readField(lines: readonly string[], heading: Heading): Tractor {
  const row = lines.findIndex((line) => /t/i.test(line));
  const col = lines[row]?.search(/t/i) ?? -1;
  const cells = lines.map((line) =>
    [...line].map((sign) => {
      const cell = SIGNS[sign === 'T' ? '.' : sign === 't' ? '-' : sign];
      if (cell === undefined) throw new Error(`Expected one of T t . - c o ~ in a field, found "${sign}".`);
      return cell;
    }),
  );
  if (row < 0) throw new Error('A field has no start: T on track, t on soil.');
  return { pose: { row, col, heading }, cells };
}

export function ahead({ pose, cells }: Tractor): { row: number; col: number; cell: FieldCell | undefined } {
  const [down, right] = AHEAD[pose.heading];
  const [row, col] = [pose.row + down, pose.col + right];
  return { row, col, cell: cells[row]?.[col] };
}

export function sense(tractor: Tractor, sensor: Sensor): boolean {
  return `${ahead(tractor).cell}-ahead` === sensor;
}

function turn({ pose, cells }: Tractor, by: 1 | 3): Obeyed {
  const heading = HEADINGS[(HEADINGS.indexOf(pose.heading) + by) % 4] ?? pose.heading;
  return { kind: 'done', tractor: { pose: { ...pose, heading }, cells } };
}

function move(tractor: Tractor): Obeyed {
  const { row, col, cell } = ahead(tractor);
  if (cell === undefined) return { kind: 'crashed', reason: 'fence', at: { row, col } };
  if (cell === 'stone' || cell === 'water' || cell === 'crop') {
    return { kind: 'crashed', reason: cell, at: { row, col } };
  }
  return { kind: 'done', tractor: { ...tractor, pose: { ...tractor.pose, row, col } } };
}

/** Changes the cell under the tractor from one state to the next. */
function work({ pose, cells }: Tractor, from: FieldCell, to: FieldCell, reason: CrashReason): Obeyed {
  const { row, col } = pose;
  if (cells[row]?.[col] !== from) return { kind: 'crashed', reason, at: { row, col } };
  const changed = cells.map((line, at) => (at === row ? line.map((cell, n) => (n === col ? to : cell)) : line));
  return { kind: 'done', tractor: { pose, cells: changed }, change: { row, col, to } };
}

export function obey(tractor: Tractor, command: Command): Obeyed {
  switch (command) {
    case 'move':
      return move(tractor);
    case 'turn-left':
      return turn(tractor, 3);
    case 'turn-right':
      return turn(tractor, 1);
    case 'plough':
      return work(tractor, 'soil', 'ploughed', 'not-soil');
    case 'plant':
      return work(tractor, 'ploughed', 'planted', 'not-ploughed');
  }
}

/** What obeys a program: the tractor on its field, or somebody else on other ground. */
export interface Machine {
  obey(tractor: Tractor, command: Command): Obeyed;
  sense(tractor: Tractor, sensor: Sensor): boolean;
}
export const FIELD_MACHINE: Machine = { obey, sense };

/** Cells that are not yet what the goal asks for. */
export function countUnfinished({ cells }: Tractor, goal: 'ploughed' | 'planted'): number {
  const waiting: readonly FieldCell[] = goal === 'planted' ? ['soil', 'ploughed'] : ['soil'];
  return cells.flat().filter((cell) => waiting.includes(cell)).length;
}
