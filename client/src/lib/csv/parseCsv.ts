// Reads tables that spreadsheets and school systems export: any usual separator, quotes, line ending and encoding.

export interface CsvRow {
  /** Line (from 1) of the file where the row begins. */
  line: number;
  cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that occurs most often outside quotes in the first lines. */
function findSeparator(text: string): string {
  const sample = text.slice(0, 4000).replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => sample.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Empty rows are left out; cells are trimmed. */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\ufeff/, '');
  const separator = findSeparator(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let rowLine = 1;
  const endCell = () => {
    cells.push(cell.replaceAll(/\s+/g, ' ').trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each !== '')) rows.push({ line: rowLine, cells });
    cells = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    const isBreak = sign === '\n' || (sign === '\r' && source.charAt(at + 1) !== '\n');
    if (isBreak) line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (isBreak) {
      endRow();
      rowLine = line;
    } else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** The text of a file: UTF-8 or UTF-16, else what older versions of Excel write. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
