// Draws the dark board on two poles that some mechanics put beside themselves.
import type { Pen, Size } from '../engine/pen.ts';

export const POLE_BOARD = { board: '#201b4e', edge: '#7fe6ff', ink: '#e9f4ff', pole: '#8f7bf5' } as const;

/** `panel` = height of the board itself, above the poles. */
export function drawPoleBoard(pen: Pen, { width, height, panel }: Size & { panel: number }): void {
  pen.fillStyle = POLE_BOARD.pole;
  for (const x of [15, width - 19]) pen.fillRect(x, panel - 2, 4, height - panel + 2);
  pen.fillStyle = POLE_BOARD.edge;
  pen.fillRect(0, 0, width, panel);
  pen.fillStyle = POLE_BOARD.board;
  pen.fillRect(2, 2, width - 4, panel - 4);
}
