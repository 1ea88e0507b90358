// Draws the screen over the duel stage, with captions or the result of a round, and the lettered places beside it.
import { type Pen, wrapWords } from '../../../game/mechanics/PlacedPicture.ts';

const FONT = '"Atkinson Hyperlegible Next", "Baloo 2", sans-serif';
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

function panel(pen: Pen, width: number, height: number, fill: string, edge: string): void {
  pen.fillStyle = fill;
  pen.strokeStyle = edge;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(2, 2, width - 4, height - 4, 10);
  pen.fill();
  pen.stroke();
}

/** As large as the lines allow; long ones are broken. */
function writeLines(pen: Pen, lines: readonly string[], box: { width: number; top: number; height: number }): void {
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillStyle = COLOURS.ink;
  const room = box.width - 2 * PADDING;
  for (let size = 14; size >= 8; size -= 1) {
    pen.font = `700 ${size}px ${FONT}`;
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

export function drawScreen(pen: Pen, { width, height }: { width: number; height: number }, face: ScreenFace): void {
  panel(pen, width, height, COLOURS.screen, COLOURS.edge);
  pen.font = `700 14px ${FONT}`;
  pen.textBaseline = 'middle';
  pen.fillStyle = COLOURS.edge;
  pen.textAlign = 'left';
  pen.fillText(face.title, PADDING, 16, width * 0.62);
  pen.textAlign = 'right';
  pen.fillText(face.score, width - PADDING, 16, width * 0.34);
  writeLines(pen, face.lines, { width, top: 28, height: height - 36 });
}

export function drawPlace(pen: Pen, { width, height }: { width: number; height: number }, at: number, isOpen: boolean) {
  pen.globalAlpha = isOpen ? 1 : 0.45;
  panel(pen, width, height, isOpen ? COLOURS.place : COLOURS.closed, COLOURS.placeEdge);
  pen.font = `700 24px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = COLOURS.letter;
  pen.fillText(LETTERS[at] ?? '', width / 2, height / 2 + 1);
}

export const letterOf = (at: number): string => LETTERS[at] ?? '';
