// Reads tables that spreadsheets and school systems export: any usual separator, quotes and line endings, also broken ones.
import { headingKind } from '@lanternwise/shared/groups/headingWords';
import Papa from 'papaparse';

export interface CsvRow {
  /** Line (from 1) of the file where the row begins. */
  line: number;
  cells: readonly string[];
  /** A quotation mark opens here and never closes: the row was read as if it were none. */
  isUnclosed?: true;
  /** A cell holds several lines of several words each. */
  hasLines?: true;
  /** Hidden or filtered away in the spreadsheet. */
  isHidden?: true;
}

export interface CsvTable {
  rows: readonly CsvRow[];
  /** Lines of rows without a text; empty lines at the end of the file are none. */
  blankLines: readonly number[];
}

interface ParsedRow {
  line: number;
  /** How many lines of the file it takes. */
  height: number;
  cells: string[];
  hasWrongQuotes: boolean;
}

interface ParseOptions {
  quoteChar?: string;
  preview?: number;
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** For a list of one column; occurs in no text. */
const NO_SEPARATOR = Papa.UNIT_SEP;
const NO_QUOTE = '\u0001';
const SAMPLE_ROWS = 40;
/** Of the rows that have as many cells as most others. */
const LEAST_SHARE = 0.5;
const SPACED_SHARE = 0.8;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
const countBreaks = (text: string): number => text.split('\n').length - 1;

/** Blanks before an opening quotation mark are left away: with them it would be a sign of the cell. */
function parseCells(text: string, config: Papa.ParseConfig<string[]>): Papa.ParseResult<string[]> {
  const parsed = Papa.parse<string[]>(text, config);
  const hasBlanks = parsed.data.some((cells) => cells.some((cell) => cell.startsWith(' "')));
  const { delimiter } = config;
  return hasBlanks ? Papa.parse<string[]>(text.replaceAll(`${delimiter} "`, `${delimiter}"`), config) : parsed;
}

function parseWith(text: string, delimiter: string, options: ParseOptions = {}): ParsedRow[] {
  const { data, errors } = parseCells(text, { delimiter, newline: '\n', ...options });
  const wrong = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  let line = 1;
  return data.map((cells, at) => {
    const height = 1 + cells.reduce((sum, cell) => sum + countBreaks(cell), 0);
    const row = { line, height, cells, hasWrongQuotes: wrong.has(at) };
    line += height;
    return row;
  });
}

/** The number of cells that most rows have, and the share of these rows. */
function usualWidth(rows: readonly ParsedRow[]): { width: number; share: number } {
  const full = rows.filter(({ cells }) => !isBlank(cells));
  const counts = new Map<number, number>();
  for (const { cells } of full) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width, count] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [1, 0]);
  return { width, share: count / Math.max(1, full.length) };
}

/** The separator with which most rows have the same number of cells. */
function findSeparator(text: string): string {
  let best = { separator: NO_SEPARATOR as string, width: 1, share: LEAST_SHARE };
  for (const separator of SEPARATORS) {
    const found = usualWidth(parseWith(text, separator, { preview: SAMPLE_ROWS }));
    const isBetter = found.share > best.share || (found.share === best.share && found.width > best.width);
    if (found.width > 1 && isBetter) best = { separator, ...found };
  }
  return best.separator;
}

/** Reads the lines of a row one by one, those with an open quotation mark as if it were none. */
function readLines(lines: readonly string[], separator: string, first: number): CsvRow[] {
  return lines.flatMap((text, at) => {
    const [quoted] = parseWith(text, separator);
    if (!quoted?.hasWrongQuotes) return quoted ? [{ line: first + at, cells: quoted.cells }] : [];
    const [plain] = parseWith(text, separator, { quoteChar: NO_QUOTE });
    const cells = (plain?.cells ?? []).map((cell) =>
      cell.trim().replace(/^"/, '').replace(/"$/, '').replaceAll('""', '"'),
    );
    return [{ line: first + at, cells, isUnclosed: true as const }];
  });
}

/** A row over several lines that are rows by themselves was joined by a quotation mark that nothing closes. */
function splitUnclosed(row: ParsedRow, lines: readonly string[], separator: string, width: number): CsvRow[] {
  const own = lines.slice(row.line - 1, row.line - 1 + row.height);
  const isWhole = (text: string) => parseWith(text, separator, { quoteChar: NO_QUOTE })[0]?.cells.length === width;
  const isJoined = row.height > 1 && width > 1 && own.every(isWhole);
  const isBroken = row.hasWrongQuotes && (row.height > 1 || row.cells.length !== width);
  return isJoined || isBroken ? readLines(own, separator, row.line) : [{ line: row.line, cells: row.cells }];
}

const joinAt = (cells: readonly string[], at: number): string[] => [
  ...cells.slice(0, at - 1),
  `${cells[at - 1]},${cells[at]}`,
  ...cells.slice(at + 1),
];

/** Where every row has one space after a comma ("Rao, Asha" without quotes), the comma is part of the name. */
function joinSpacedCommas(rows: readonly CsvRow[]): readonly CsvRow[] {
  const [top, ...others] = rows;
  const heading = top?.cells.some((cell) => headingKind(cell) !== undefined) ? top : undefined;
  const body = (heading ? others : rows).filter(({ cells }) => !isBlank(cells));
  const spaced = body.map(({ cells }) => cells.map((cell, at) => (/^ \p{L}/u.test(cell) ? at : 0)).filter(Boolean));
  const at = spaced.find((places) => places.length === 1)?.[0];
  const count = spaced.filter((places) => places.length === 1 && places[0] === at).length;
  const isSloppy = heading !== undefined && heading.cells.length >= Math.max(...body.map(({ cells }) => cells.length));
  if (at === undefined || isSloppy || count < body.length * SPACED_SHARE) return rows;
  return rows.map((row) => (spaced[body.indexOf(row)]?.[0] === at ? { ...row, cells: joinAt(row.cells, at) } : row));
}

function tidy({ cells, ...row }: CsvRow): CsvRow {
  const hasLines = cells.some((cell) => {
    const lines = cell
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return lines.length > 1 && lines.every((line) => line.includes(' '));
  });
  const tidied = { ...row, cells: cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()) };
  return hasLines ? { ...tidied, hasLines } : tidied;
}

/** The rows with a text, and where others stand; `before` lines were taken away above them. */
export function tableOf(rows: readonly CsvRow[], before = 0): CsvTable {
  const lastFull = rows.reduce((last, { cells }, at) => (isBlank(cells) ? last : at), -1);
  const blankLines = rows.flatMap(({ line, cells }, at) =>
    isBlank(cells) && (at < lastFull || cells.length > 1) ? [line + before] : [],
  );
  const full = rows.filter(({ cells }) => !isBlank(cells)).map(tidy);
  return { rows: before === 0 ? full : full.map((row) => ({ ...row, line: row.line + before })), blankLines };
}

/** Of old programs, also those that double the first of two signs. */
const LINE_END = /\r{0,2}\n|[\r\v\u0085\u2028\u2029]/g;
/** Of DOS. */
const END_OF_FILE = '\u001a';
/** Excel's own way to name the separator, in the first line. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/** Cells are trimmed, and their line breaks are spaces. */
export function parseCsv(text: string): CsvTable {
  const source = text
    .replace(/^\ufeff/, '')
    .replaceAll(END_OF_FILE, '')
    .replaceAll(LINE_END, '\n');
  const named = SEPARATOR_LINE.exec(source);
  const body = named ? source.slice(named[0].length) : source;
  const separator = named?.[1] ?? findSeparator(body);
  const parsed = parseWith(body, separator);
  const { width } = usualWidth(parsed);
  const lines = body.split('\n');
  const rows = parsed.flatMap((row) => splitUnclosed(row, lines, separator, width));
  return tableOf(separator === ',' ? joinSpacedCommas(rows) : rows, named ? 1 : 0);
}
