// Reads the texts of the sheets in .xlsx and .ods files, which are XML in a zip, within bounds of size.
import { unzipSync } from 'fflate';
import { type CsvRow, type CsvTable, tableOf } from '../../../lib/csv/parseCsv.ts';
import { MAX_COLUMNS, MAX_ROWS, MAX_UNPACKED_BYTES } from './limits.ts';

export interface Sheet extends CsvTable {
  name: string;
}

/** A file that unpacks to more than a class list can be, or whose parts are missing. */
export class SheetError extends Error {
  constructor(readonly problem: 'too-large' | 'damaged') {
    super(problem);
  }
}

const WANTED =
  /^(?:content\.xml|xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]{1,80}\.xml))$/;

type Parts = ReadonlyMap<string, Document>;

/** The parts of the file; a declared size is never exceeded, so that the bound holds for what is unpacked too. */
function unpack(bytes: Uint8Array): Parts {
  let size = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!WANTED.test(name)) return false;
        size += originalSize;
        if (size > MAX_UNPACKED_BYTES) throw new SheetError('too-large');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('damaged');
  }
  return new Map(Object.entries(files).map(([name, content]) => [name, parseXml(content)]));
}

function parseXml(content: Uint8Array): Document {
  const text = new TextDecoder().decode(content);
  // Entities of one's own can grow without bound, and no spreadsheet has any.
  if (text.includes('<!DOCTYPE')) throw new SheetError('damaged');
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  if (parsed.getElementsByTagName('parsererror').length > 0) throw new SheetError('damaged');
  return parsed;
}

const all = (parent: Document | Element | undefined, name: string): Element[] => [
  ...(parent?.getElementsByTagNameNS('*', name) ?? []),
];
const attribute = (element: Element, name: string): string =>
  [...element.attributes].find(({ localName }) => localName === name)?.value ?? '';

function checkRows(count: number): void {
  if (count > MAX_ROWS) throw new SheetError('too-large');
}

/** A cell's text of `si` or `is`: its runs, without the reading aids above them. */
const richText = (element: Element): string =>
  all(element, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => text.textContent ?? '')
    .join('');

/** "C7" is column 2. */
const columnOf = (place: string): number =>
  [...place.replaceAll(/[^A-Z]/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function excelRows(sheet: Document, strings: readonly string[]): CsvRow[] {
  const rows = all(sheet, 'row');
  checkRows(rows.length);
  return rows.map((row, index) => {
    const cells: string[] = [];
    for (const cell of all(row, 'c')) {
      const at = attribute(cell, 'r') === '' ? cells.length : columnOf(attribute(cell, 'r'));
      if (at < 0 || at >= MAX_COLUMNS) continue;
      while (cells.length < at) cells.push('');
      const [value] = all(cell, 'v');
      const text = value?.textContent ?? '';
      const [inline] = all(cell, 'is');
      cells[at] = attribute(cell, 't') === 's' ? (strings[Number(text)] ?? '') : inline ? richText(inline) : text;
    }
    const isHidden = attribute(row, 'hidden') === '1' || attribute(row, 'hidden') === 'true';
    const line = Number(attribute(row, 'r')) || index + 1;
    return isHidden ? { line, cells, isHidden } : { line, cells };
  });
}

function readExcel(parts: Parts): Sheet[] {
  const strings = all(parts.get('xl/sharedStrings.xml'), 'si').map(richText);
  const targets = new Map(
    all(parts.get('xl/_rels/workbook.xml.rels'), 'Relationship').map((link) => [
      attribute(link, 'Id'),
      attribute(link, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return all(parts.get('xl/workbook.xml'), 'sheet').flatMap((sheet) => {
    const content = parts.get(targets.get(attribute(sheet, 'id')) ?? '');
    const isHidden = attribute(sheet, 'state').toLowerCase().includes('hidden');
    return content && !isHidden ? [{ name: attribute(sheet, 'name'), ...tableOf(excelRows(content, strings)) }] : [];
  });
}

const repeated = (element: Element, what: string): number => Number(attribute(element, `number-${what}-repeated`)) || 1;

/** A cell's paragraphs; a note beside the cell has paragraphs of its own. */
const openText = (cell: Element): string =>
  [...cell.children]
    .filter(({ localName }) => localName === 'p')
    .map((paragraph) => {
      for (const space of all(paragraph, 's')) space.textContent = ' ';
      return paragraph.textContent ?? '';
    })
    .join('\n');

function openRows(table: Element): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  for (const row of all(table, 'table-row')) {
    const cells: string[] = [];
    for (const cell of row.children) {
      const count = Math.min(repeated(cell, 'columns'), MAX_COLUMNS - cells.length);
      const text = cell.localName === 'table-cell' ? openText(cell) : '';
      for (let at = 0; at < count; at += 1) cells.push(text);
    }
    const isHidden = attribute(row, 'visibility') !== '' && attribute(row, 'visibility') !== 'visible';
    const isBlank = cells.every((text) => text.trim() === '');
    const count = repeated(row, 'rows');
    // The empty rest of a sheet is one row that is repeated a million times.
    for (let at = 0; at < count && (!isBlank || at < 1); at += 1) {
      rows.push({ line: line + at, cells: isBlank ? [''] : cells, ...(isHidden && { isHidden }) });
      checkRows(rows.length);
    }
    line += count;
  }
  return rows;
}

/** The sheets with a text that are not hidden. */
export function readSheets(bytes: Uint8Array): readonly Sheet[] {
  const parts = unpack(bytes);
  const open = parts.get('content.xml');
  const sheets = open
    ? all(open, 'table').map((table) => ({ name: attribute(table, 'name'), ...tableOf(openRows(table)) }))
    : readExcel(parts);
  if (!open && !parts.has('xl/workbook.xml')) throw new SheetError('damaged');
  return sheets.filter(({ rows }) => rows.length > 0);
}
