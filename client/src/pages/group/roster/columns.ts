// Guesses where the headings of a class list are, and which of its columns hold the names.
import { foldWords, type HeadingKind, headingKind } from '@lanternwise/shared/groups/headingWords';
import { commaParts } from '@lanternwise/shared/groups/nameText';
import { rowLabel, type StandingColumn, standingColumn } from '@lanternwise/shared/groups/rowLabels';
import type { CsvRow, CsvTable } from '../../../lib/csv/parseCsv.ts';

/** A class list with its headings apart. */
export interface RosterTable {
  heading: CsvRow | undefined;
  /** Titles above the headings. */
  above: readonly CsvRow[];
  rows: readonly CsvRow[];
  blankLines: readonly number[];
  columnCount: number;
}

/** Indexes of columns; null where one column holds the whole name, or only first names are wanted. */
export interface ColumnMapping {
  name: number;
  middle: number | null;
  surname: number | null;
}

/** A column that says whether a row is a student of today. */
export interface Standing {
  column: number;
  kind: StandingColumn;
}

/** Above the headings there may be titles, the school's address, a date. */
const HEADING_ROWS = 10;
/** Of the rows of a column that are of one kind. */
const MOST = 0.6;
/** A heading word as short as this may be a child's name too ("Ad", "Ho"). */
const SHORT_WORD = 3;

const filled = ({ cells }: CsvRow): number => cells.filter((cell) => cell !== '').length;
const isName = (cell: string): boolean => /\p{L}{2}|\p{Lo}/u.test(cell) && !/[@\p{N}]/u.test(cell);
const words = (cell: string): number => cell.split(' ').filter(Boolean).length;
const share = (cells: readonly string[], test: (cell: string) => boolean): number => {
  const full = cells.filter((cell) => cell !== '');
  return full.length === 0 ? 0 : full.filter(test).length / full.length;
};
const column = (rows: readonly CsvRow[], at: number): string[] => rows.map(({ cells }) => cells[at] ?? '');

/** A first row of words above numbers and addresses has headings, in whatever language. */
function isOverOtherContent(rows: readonly CsvRow[]): boolean {
  const [first, ...others] = rows;
  if (!first || others.length < 2) return false;
  const hasNumber = (cell: string) => /[@\p{N}]/u.test(cell);
  const cells = first.cells.filter((cell) => cell !== '');
  return (
    cells.length > 1 &&
    !cells.some(hasNumber) &&
    first.cells.some((cell, at) => cell !== '' && share(column(others, at), hasNumber) > MOST)
  );
}

/** How many headings of names a row has; 0 for a row that is no heading. */
function countHeadings(row: CsvRow, above: readonly CsvRow[]): number {
  const known = row.cells.filter((cell) => headingKind(cell, true) !== undefined);
  if (known.length < 2 && !known.some((cell) => headingKind(cell) !== undefined)) return 0;
  const areTitles = above.every(
    (other) =>
      filled(other) < filled(row) || other.cells.some((cell) => /\p{N}/u.test(cell) || rowLabel(cell) !== undefined),
  );
  const isAlone = above.length < HEADING_ROWS / 2 && known.length === filled(row);
  return areTitles || (isAlone && known.some((cell) => cell.length > SHORT_WORD)) ? known.length : 0;
}

/** The index of the row with the headings, of several the one that says most; -1 for a list without. */
export function guessHeading({ rows }: CsvTable): number {
  const counts = rows.slice(0, HEADING_ROWS).map((row, at) => countHeadings(row, rows.slice(0, at)));
  const most = Math.max(0, ...counts);
  return most > 0 ? counts.indexOf(most) : isOverOtherContent(rows) ? 0 : -1;
}

const isWholeName = (cell: string): boolean => isName(cell) && words(cell) > 1;

/** Whether all cells hold whole names, as in lists of groups or seats, maybe below titles with numbers. */
export function canBeGrid(csv: CsvTable): boolean {
  const [first, ...others] = csv.rows;
  if (!first || guessHeading(csv) > 0 || first.cells.some((cell) => headingKind(cell) !== undefined)) return false;
  const all = (others.length > 0 ? others : [first]).flatMap(({ cells }) => cells.filter((cell) => cell !== ''));
  const isRow = others.length === 0 && all.length > 2;
  return filled(first) > 1 && all.every(isRow ? isName : isWholeName);
}

/** One row alone, more than two columns, or titles above: not a student beside a parent. */
export function guessGrid(csv: CsvTable): boolean {
  const [first, second] = csv.rows;
  const isTitled = first?.cells.some((cell) => /\p{N}/u.test(cell)) ?? false;
  return canBeGrid(csv) && (second === undefined || filled(second) > 2 || isTitled);
}

/** A grid as a list: its cells below each other, counted from 1. A row of titles stays one. */
export function unfoldGrid({ rows, blankLines }: CsvTable): CsvTable {
  const lists = rows.flatMap((row, at) =>
    at === 0 && row.cells.some((cell) => /\p{N}/u.test(cell))
      ? [row.cells]
      : row.cells.filter((cell) => cell !== '').map((cell) => [cell]),
  );
  return { rows: lists.map((cells, at) => ({ line: at + 1, cells })), blankLines: blankLines.slice(0, 0) };
}

export function readTable({ rows, blankLines }: CsvTable, headingAt: number): RosterTable {
  return {
    heading: rows[headingAt],
    above: rows.slice(0, Math.max(0, headingAt)),
    rows: rows.slice(headingAt + 1),
    blankLines,
    columnCount: Math.max(0, ...rows.map(({ cells }) => cells.length)),
  };
}

/** Columns by what their headings say; the first of each kind counts. */
function kindsByHeading({ heading }: RosterTable): Map<HeadingKind, number> {
  const kinds = new Map<HeadingKind, number>();
  heading?.cells.forEach((cell, at) => {
    const kind = headingKind(cell, true);
    if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, at);
  });
  return kinds;
}

/** Whether the whole name stands in one column, as the name of the other one is part of it. */
function holdsOther(rows: readonly CsvRow[], whole: number, part: number): boolean {
  const both = rows.filter(({ cells }) => cells[whole] && cells[part]);
  const holding = both.filter(
    ({ cells }) => cells[whole] !== cells[part] && (cells[whole] ?? '').includes(cells[part] ?? ''),
  );
  return holding.length > both.length / 2;
}

/** Columns that look like names: letters, most of them different, not those of a known other kind. */
function nameColumns({ rows, columnCount, heading }: RosterTable): number[] {
  return Array.from({ length: columnCount }, (_, at) => at).filter((at) => {
    const cells = column(rows, at).filter((cell) => cell !== '');
    const isMany = cells.length >= rows.length * MOST;
    const isDifferent = new Set(cells).size > cells.length / 2;
    return (
      isMany && isDifferent && share(cells, isName) >= MOST && standingColumn(heading?.cells[at] ?? '') === undefined
    );
  });
}

/** By what stands in the columns: a whole name in one, or its two halves side by side. */
function guessByContent(table: RosterTable): ColumnMapping {
  const [first = 0, second] = nameColumns(table);
  const isOneWord = (at: number) => share(column(table.rows, at), (cell) => words(cell) > 1) < 0.4;
  const areHalves = second === first + 1 && isOneWord(first) && isOneWord(second);
  return { name: first, middle: null, surname: areHalves ? second : null };
}

/** "Name, Name": halves side by side below the same heading. */
function secondHalf({ heading, rows }: RosterTable, name: number): number | null {
  const isHalf = (at: number) => share(column(rows, at), (cell) => words(cell) === 1) > MOST;
  const [first, second] = [name, name + 1].map((at) => foldWords(heading?.cells[at] ?? ''));
  return first === second && isHalf(name) && isHalf(name + 1) ? name + 1 : null;
}

/** Which columns hold the names, by their headings, else by what stands in them. */
export function guessColumns(table: RosterTable): ColumnMapping {
  const kinds = kindsByHeading(table);
  const [first, surname, name, full] = (['first', 'surname', 'name', 'full'] as const).map((kind) => kinds.get(kind));
  const middle = kinds.get('middle') ?? null;
  if (first !== undefined && surname !== undefined) return { name: first, middle, surname };
  if (full !== undefined) return { name: full, middle: null, surname: null };
  if (first !== undefined && name !== undefined) {
    // "Name, Vorname": the other half; "Name, First name": the whole, and its first word again.
    return holdsOther(table.rows, name, first)
      ? { name, middle: null, surname: null }
      : { name: first, middle, surname: name };
  }
  if (first !== undefined) return { name: first, middle, surname: null };
  if (name !== undefined) {
    const second = surname ?? secondHalf(table, name);
    const isWhole = second !== null && holdsOther(table.rows, name, second);
    return { name, middle: isWhole ? null : middle, surname: isWhole ? null : second };
  }
  if (surname === undefined) return guessByContent(table);
  // The other half has a heading that nobody knows.
  const beside = nameColumns(table).find((at) => Math.abs(at - surname) === 1);
  return beside === undefined ? { name: surname, middle, surname: null } : { name: beside, middle, surname };
}

/** The columns that tell teachers, and those who have left. */
export const standingColumns = ({ heading }: RosterTable): readonly Standing[] =>
  (heading?.cells ?? []).flatMap((cell, at) => {
    const kind = standingColumn(cell);
    return kind === undefined ? [] : [{ column: at, kind }];
  });

/** Whether names are written "Rao, Asha": then they are turned round. */
export function guessTurned({ rows }: RosterTable, { name, surname }: ColumnMapping): boolean {
  return surname === null && share(column(rows, name), (cell) => commaParts(cell).length === 2) >= 0.5;
}

export const hasCommas = ({ rows }: RosterTable, { name, surname }: ColumnMapping): boolean =>
  surname === null && column(rows, name).some((cell) => commaParts(cell).length === 2);
