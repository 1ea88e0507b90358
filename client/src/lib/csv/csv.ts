// Tables as CSV that spreadsheets open as text: no cell of a stranger ever becomes a formula.

type CsvCell = string | number | boolean | null | undefined;

/** A spreadsheet reads a cell that begins like this as a formula; an apostrophe keeps it text. */
const FORMULA_PATTERN = /^[\s]*[=+\-@\t\r]/;

function formatCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = value === null || value === undefined ? '' : String(value);
  const safe = FORMULA_PATTERN.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows with lines that end as RFC 4180 says; the mark at the start tells Excel that it is UTF-8. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;

/** A name that every system takes. */
export const toFileName = (title: string, ending: string): string =>
  `${
    title
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'list'
  }.${ending}`;

/** Hands a text to the visitor as a file. */
export function downloadFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin the download a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
