// Finds the names of students in a table: which columns hold them, and which rows are no student.
import { type CsvRow, decodeText, parseCsv } from '../../lib/csv/parseCsv.ts';

export interface RosterTable {
  /** Headings, or undefined for a table without a heading row. */
  headings: readonly string[] | undefined;
  columnCount: number;
  rows: readonly CsvRow[];
}

/** Indexes of columns; `surname` is null where one column holds the whole name, or only first names are wanted. */
export interface ColumnMapping {
  name: number;
  surname: number | null;
}

export interface SkippedRow {
  line: number;
  text: string;
  reason: 'no-name' | 'not-a-student';
}

export interface RosterFile {
  names: ReadonlyArray<{ line: number; name: string }>;
  skipped: readonly SkippedRow[];
}

/**
 * Headings as school systems write them, without case, spaces and signs. Google Classroom's grade export has `Last Name`, `First Name`
 * and `Email Address` before the assignments.
 */
const HEADINGS = {
  name: [
    'name',
    'fullname',
    'studentname',
    'student',
    'studentsname',
    'pupil',
    'pupilname',
    'child',
    'childname',
    'नाम',
  ],
  firstName: ['firstname', 'givenname', 'forename', 'first', 'studentfirstname', 'पहलानाम'],
  surname: ['lastname', 'surname', 'familyname', 'last', 'studentlastname', 'सरनेम', 'उपनाम'],
} as const;

/** Rows above the students in a grade export: the day an assignment was due, and its points. */
const NOT_STUDENTS = new Set(['date', 'points', 'duedate', 'maxpoints', 'classaverage', 'average']);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '');
const findColumn = (cells: readonly string[], words: readonly string[]): number =>
  cells.findIndex((cell) => words.includes(plain(cell)) || words.includes(plain(cell).replace(/का$/, '')));

/** A title above the table is skipped. */
const HEADING_ROWS = 5;

export function readRosterTable(text: string): RosterTable {
  const all = parseCsv(text);
  const words = Object.values(HEADINGS).flat();
  const at = all.slice(0, HEADING_ROWS).findIndex(({ cells }) => findColumn(cells, words) >= 0);
  const rows = all.slice(at + 1);
  const columnCount = Math.max(0, ...all.map(({ cells }) => cells.length));
  return { headings: at < 0 ? undefined : all[at]?.cells, columnCount, rows };
}

/** Excel's own files and other archives are no text. */
export const isSpreadsheetFile = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

export const readRosterBytes = (bytes: Uint8Array): RosterTable => readRosterTable(decodeText(bytes));

/** Which columns hold the names, by their headings, else by what stands in them. */
export function guessColumns({ headings, columnCount, rows }: RosterTable): ColumnMapping {
  if (headings) {
    const [first, surname, name] = [HEADINGS.firstName, HEADINGS.surname, HEADINGS.name].map((words) =>
      findColumn(headings, words),
    ) as [number, number, number];
    if (first >= 0) return { name: first, surname: surname >= 0 ? surname : null };
    if (name >= 0) return { name, surname: surname >= 0 ? surname : null };
    if (surname >= 0) return { name: surname, surname: null };
  }
  const isName = (cell: string) => /\p{L}{2}/u.test(cell) && !cell.includes('@') && !/\d/.test(cell);
  const share = (column: number) => rows.filter(({ cells }) => isName(cells[column] ?? '')).length;
  const columns = Array.from({ length: columnCount }, (_, column) => column);
  return { name: columns.reduce((best, next) => (share(next) > share(best) ? next : best), 0), surname: null };
}

/** The names in the order of the file; every other row is told with its line, so that no student gets lost unseen. */
export function readNames({ rows }: RosterTable, { name, surname }: ColumnMapping): RosterFile {
  const names: Array<{ line: number; name: string }> = [];
  const skipped: SkippedRow[] = [];
  for (const { line, cells } of rows) {
    const parts = [cells[name], surname === null ? undefined : cells[surname]];
    const whole = parts.filter(Boolean).join(' ');
    const text = cells.filter(Boolean).join(', ');
    // Where the columns of the name are empty, such a row names itself in another one.
    const isLabel = NOT_STUDENTS.has(plain(whole === '' ? (cells.find(Boolean) ?? '') : whole));
    if (isLabel) skipped.push({ line, text, reason: 'not-a-student' });
    else if (whole === '') skipped.push({ line, text, reason: 'no-name' });
    else names.push({ line, name: whole });
  }
  return { names, skipped };
}
