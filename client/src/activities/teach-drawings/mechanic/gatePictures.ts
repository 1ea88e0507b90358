// Draws the sheet with the drawing on a gate's doors, kept drawings as bubbles, and lamps.
import { drawBox, inset, type Pen, type Size } from '../../../game/engine/pen.ts';

const COLOURS = { ink: '#1b1430', sheet: '#fff9e8', edge: '#8a5a2b', near: '#ff5fa2' } as const;
/** Of the first thing, and of the others. */
const SIDES = ['#ffd166', '#9fc8ff', '#8fe0b4'] as const;
const colourOf = (side: number): string => SIDES[side] ?? SIDES[0];

/** `cells` row by row, as many rows as columns. */
function drawInk(pen: Pen, { width }: Size, cells: string, border: number): void {
  const side = Math.sqrt(cells.length);
  const cell = (width - 2 * border) / side;
  pen.fillStyle = COLOURS.ink;
  for (const [at, ink] of [...cells].entries())
    if (ink === '1')
      pen.fillRect(border + (at % side) * cell, border + Math.floor(at / side) * cell, cell + 0.3, cell + 0.3);
}

export function drawSheet(pen: Pen, size: Size, cells: string): void {
  drawBox(pen, inset(size, 1.5), 4, COLOURS.sheet, COLOURS.edge, 3);
  drawInk(pen, size, cells, 5);
}

export function drawBubble(pen: Pen, size: Size, cells: string, side: number, isNear: boolean): void {
  drawBox(pen, inset(size, 2), 9, colourOf(side), isNear ? COLOURS.near : COLOURS.ink, isNear ? 4 : 1.5);
  drawInk(pen, size, cells, 5);
}

export function drawLamp(pen: Pen, { width }: Size, side: number): void {
  pen.fillStyle = colourOf(side);
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.arc(width / 2, width / 2, width / 2 - 1, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
}
