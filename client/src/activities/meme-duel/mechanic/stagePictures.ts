// Draws the screen over the duel stage, with captions or the result of a round, and the lettered places beside it.
import { drawBox, inset, type Pen, type Size, WORLD_FONT, wrapWords, writeLine } from '../../../game/engine/pen.ts';

const COLOURS = {
  screen: '#2a1f4a',
  edge: '#ffd166',
  ink: '#fff6e0',
  place: '#ffd166',
  closed: '#c9c2dd',
  placeEdge: '#5a3d1c',
  letter: '#1b1430',
} as const;
const LETTERS = 'ABCD';
const PADDING = 12;

/** As large as the lines allow; long ones are broken. */
function writeLines(pen: Pen, lines: readonly string[], box: { width: number; top: number; height: number }): void {
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillStyle = COLOURS.ink;
  const room = box.width - 2 * PADDING;
  for (let size = 14; size >= 8; size -= 1) {
    pen.font = `700 ${size}px ${WORLD_FONT}`;
    const rows = lines.flatMap((line) => wrapWords(pen, line, room));
    const pitch = size * 1.25;
    if (rows.length * pitch > box.height && size > 8) continue;
    for (const [at, row] of rows.entries()) pen.fillText(row, PADDING, box.top + pitch * (at + 0.5), room);
    return;
  }
}

export interface ScreenFace {
  title: string;
  lines: readonly string[];
  score: string;
}

export function drawScreen(pen: Pen, size: Size, face: ScreenFace): void {
  const { width, height } = size;
  drawBox(pen, inset(size, 2), 10, COLOURS.screen, COLOURS.edge, 3);
  pen.font = `700 14px ${WORLD_FONT}`;
  pen.textBaseline = 'middle';
  pen.fillStyle = COLOURS.edge;
  pen.textAlign = 'left';
  pen.fillText(face.title, PADDING, 16, width * 0.62);
  pen.textAlign = 'right';
  pen.fillText(face.score, width - PADDING, 16, width * 0.34);
  writeLines(pen, face.lines, { width, top: 28, height: height - 36 });
}

export function drawPlace(pen: Pen, size: Size, at: number, isOpen: boolean): void {
  pen.globalAlpha = isOpen ? 1 : 0.45;
  drawBox(pen, inset(size, 2), 10, isOpen ? COLOURS.place : COLOURS.closed, COLOURS.placeEdge, 3);
  const { width, height } = size;
  writeLine(pen, letterOf(at), { x: width / 2, y: height / 2 + 1, width }, 24, COLOURS.letter);
}

export const letterOf = (at: number): string => LETTERS[at] ?? '';
