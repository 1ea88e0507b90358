// Formats tables as CSV with protection against formula injection, and downloads files.

type CsvCell = string | number | boolean | null | undefined;

/** Spreadsheets interpret cells that start like this as formulas; a leading apostrophe prevents it. */
const FORMULA_PATTERN = /^[\s]*[=+\-@\t\r]/;

function formatCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = value === null || value === undefined ? '' : String(value);
  const safe = FORMULA_PATTERN.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Line endings follow RFC 4180; the BOM makes Excel read UTF-8. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;

/** A file name that is valid on every operating system. */
export const toFileName = (title: string, extension: string): string =>
  `${
    title
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'list'
  }.${extension}`;

/** Downloads what a file has in it. */
export function downloadFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start the download asynchronously after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
