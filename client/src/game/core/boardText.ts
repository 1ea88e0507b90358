// Lays out text on a board: the largest letters with which all of it fits, wrapped between words.

/** Width of a text in letters one unit high. */
export type MeasureText = (text: string) => number;

export interface BoardText {
  rows: readonly string[];
  /** Height of the letters. */
  size: number;
}

const SIZES = [18, 16, 14, 13, 12, 11, 10, 9, 8];
export const LINE_SPACING = 1.15;

/** Breaks at spaces; a longer word is broken anywhere. */
function wrap(line: string, room: number, measure: MeasureText): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (measure(longer) <= room) {
      row = longer;
      continue;
    }
    if (row !== '') rows.push(row);
    row = word;
    while (measure(row) > room && row.length > 1) {
      let end = row.length - 1;
      while (end > 1 && measure(row.slice(0, end)) > room) end -= 1;
      rows.push(row.slice(0, end));
      row = row.slice(end);
    }
  }
  return [...rows, row];
}

/** A word is broken only where no size holds it whole. */
export function layoutBoardText(
  lines: readonly string[],
  width: number,
  height: number,
  measure: MeasureText,
): BoardText {
  const longestWord = Math.max(0, ...lines.flatMap((line) => line.split(' ').map(measure)));
  for (const size of SIZES) {
    const isLast = size === SIZES.at(-1);
    if (longestWord * size > width && !isLast) continue;
    const rows = lines.flatMap((line) => wrap(line, width / size, measure));
    if (rows.length * size * LINE_SPACING <= height) return { rows, size };
    if (isLast) return { rows: rows.slice(0, Math.floor(height / (size * LINE_SPACING))), size };
  }
  return { rows: [], size: 8 };
}
