// Sorts the rows of a class list: names, names with a question, and rows that are left out with their reason. None gets lost.

import { foldWords } from '@lanternwise/shared/groups/headingWords';
import { type DoubtKind, formulaText } from '@lanternwise/shared/groups/nameDoubts';
import { joinNames, normalizeName, turnRound } from '@lanternwise/shared/groups/nameText';
import { listDoubts, nameProblem } from '@lanternwise/shared/groups/roster';
import { type RowLabel, rowLabel, standingProblem } from '@lanternwise/shared/groups/rowLabels';
import type { CsvRow } from '../../../lib/csv/parseCsv.ts';
import { type ColumnMapping, type RosterTable, type Standing, standingColumns } from './columns.ts';

export type LeftOutReason =
  | RowLabel
  | 'no-name'
  | 'blank'
  | 'above-heading'
  | 'heading-again'
  | 'role'
  | 'gone'
  | 'hidden'
  | 'answered';

export type QuestionKind = DoubtKind | 'unclosed' | 'lines' | 'no-name' | 'no-letter' | 'too-long' | 'e-mail' | 'rude';

export interface FoundName {
  line: number;
  name: string;
}

export interface Question extends FoundName {
  kind: QuestionKind;
  /** What stands in the file. */
  text: string;
  /** What the name may be; null if only the teacher can tell. */
  suggestion: string | null;
}

export interface LeftOutRow<Reason extends LeftOutReason = LeftOutReason> {
  line: number;
  text: string;
  reason: Reason;
}

export interface People {
  names: readonly FoundName[];
  questions: readonly Question[];
  leftOut: readonly LeftOutRow[];
  /** Rows of the file: one heading or none, and the three lists. */
  total: number;
}

export interface Reading {
  columns: ColumnMapping;
  /** "Rao, Asha" becomes "Asha Rao". */
  isTurned: boolean;
  /** Lines that the teacher takes in after all. */
  takenIn: ReadonlySet<number>;
  /** What the teacher said to questions, by line: the name, or null for none. */
  answers: ReadonlyMap<number, string | null>;
}

const rowText = ({ cells }: CsvRow): string => cells.filter(Boolean).join(', ');

/** Our own exports put an apostrophe before what a spreadsheet would run. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** Excel writes a text that must stay one as `="Asha"`. */
const plainCell = (cell: string): string => withoutGuard(/^="([^"]*)"$/.exec(cell)?.[1] ?? cell);

/** The cells of the name, and the name they make. */
function nameOf({ cells }: CsvRow, { columns, isTurned }: Reading): string {
  const at = (column: number | null) => (column === null ? undefined : plainCell(cells[column] ?? ''));
  const whole = joinNames([at(columns.name), at(columns.middle), at(columns.surname)]);
  return isTurned && columns.surname === null ? (turnRound(whole) ?? whole) : whole;
}

const isSame = (a: CsvRow, b: CsvRow | undefined): boolean =>
  b !== undefined && foldWords(rowText(a)) === foldWords(rowText(b));

function whyLeftOut(
  row: CsvRow,
  whole: string,
  table: RosterTable,
  standing: readonly Standing[],
): LeftOutReason | undefined {
  if (row.isHidden) return 'hidden';
  if (isSame(row, table.heading)) return 'heading-again';
  // Where the columns of the name are empty, such a row names itself in another one.
  const label = rowLabel(whole === '' ? (row.cells.find(Boolean) ?? '') : whole) ?? rowLabel(turnRound(whole) ?? '');
  if (label !== undefined) return label;
  if (whole === '') return 'no-name';
  return standing.map(({ column, kind }) => standingProblem(kind, row.cells[column] ?? '')).find(Boolean);
}

/** A question about the row itself, before one about its name. */
function rowQuestion(
  row: CsvRow,
  whole: string,
  columns: ColumnMapping,
): Pick<Question, 'kind' | 'suggestion'> | undefined {
  const name = normalizeName(whole);
  const formula = [columns.name, columns.surname]
    .map((at) => withoutGuard(row.cells[at ?? -1] ?? ''))
    .find((cell) => /^[=+@-]/.test(cell));
  if (whole === '') return { kind: 'no-name', suggestion: normalizeName(row.cells.find(Boolean) ?? '') || null };
  if (row.isUnclosed) return { kind: 'unclosed', suggestion: name };
  if (row.hasLines) return { kind: 'lines', suggestion: null };
  if (formula !== undefined && plainCell(formula) === formula) {
    return { kind: 'formula', suggestion: columns.surname === null ? formulaText(formula) : name };
  }
  const problem = nameProblem(name);
  return problem === 'no-letter' || problem === 'too-long' ? { kind: problem, suggestion: null } : undefined;
}

function wordsQuestion(name: string): Pick<Question, 'kind' | 'suggestion'> | undefined {
  const problem = nameProblem(name);
  return problem === 'e-mail' || problem === 'rude' ? { kind: problem, suggestion: null } : undefined;
}

/** Sorts rows that are taken in: names, and those with a question that has no answer yet. */
function sortNames(rows: readonly CsvRow[], reading: Reading) {
  const names: FoundName[] = [];
  const questions: Question[] = [];
  const wholes = rows.map((row) => nameOf(row, reading));
  // A suffix after a comma ("Iyer, Jr.") is no question.
  const doubts = listDoubts(wholes);
  for (const [at, row] of rows.entries()) {
    const { line } = row;
    const whole = wholes[at] ?? '';
    const name = normalizeName(whole);
    const answer = reading.answers.get(line);
    const question = rowQuestion(row, whole, reading.columns) ?? doubts[at] ?? wordsQuestion(name);
    if (answer !== undefined && answer !== null) names.push({ line, name: answer });
    else if (question === undefined) names.push({ line, name });
    else {
      // One field holds one name: several in a cell are the teacher's to part.
      const suggestion = question.suggestion?.includes('\n') ? null : question.suggestion;
      questions.push({ line, name, text: whole === '' ? rowText(row) : whole, kind: question.kind, suggestion });
    }
  }
  return { names, questions };
}

/** The names in the order of the file; every other row is told with its line, so that no student gets lost unseen. */
export function readPeople(table: RosterTable, reading: Reading): People {
  const standing = standingColumns(table);
  const above = table.above.map((row) => ({ row, reason: 'above-heading' as LeftOutReason | undefined }));
  const below = table.rows.map((row) => ({ row, reason: whyLeftOut(row, nameOf(row, reading), table, standing) }));
  const judged = [...above, ...below].map(({ row, reason }) => ({
    row,
    reason: reading.answers.get(row.line) === null ? 'answered' : reading.takenIn.has(row.line) ? undefined : reason,
  }));
  const leftOut = [
    ...judged.flatMap(({ row, reason }) => (reason ? [{ line: row.line, text: rowText(row), reason }] : [])),
    ...table.blankLines.map((line) => ({ line, text: '', reason: 'blank' as const })),
  ].sort((a, b) => a.line - b.line);
  const taken = judged.filter(({ reason }) => reason === undefined).map(({ row }) => row);
  const { names, questions } = sortNames(taken, reading);
  const total = (table.heading ? 1 : 0) + judged.length + table.blankLines.length;
  return { names, questions, leftOut, total };
}
