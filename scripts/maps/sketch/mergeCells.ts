// Covers cells of a grid with few rectangles.

export interface CellRect {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/** Greedy: widest run first, then as far down as the whole run goes on. */
export function mergeCells(
  columns: number,
  rows: number,
  filled: (column: number, row: number) => boolean,
): CellRect[] {
  const left = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) left[row * columns + column] = filled(column, row) ? 1 : 0;
  }
  const rects: CellRect[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (left[row * columns + column]) rects.push(grow(left, columns, rows, column, row));
    }
  }
  return rects;
}

function grow(left: Uint8Array, columns: number, rows: number, column: number, row: number): CellRect {
  let wide = 1;
  while (column + wide < columns && left[row * columns + column + wide]) wide += 1;
  const whole = (at: number) => {
    for (let each = 0; each < wide; each += 1) if (!left[at * columns + column + each]) return false;
    return true;
  };
  let high = 1;
  while (row + high < rows && whole(row + high)) high += 1;
  for (let at = row; at < row + high; at += 1) left.fill(0, at * columns + column, at * columns + column + wide);
  return { column, row, columns: wide, rows: high };
}
