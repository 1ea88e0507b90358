// Draws the lever's stand with its scale from cold to hot, its handle, and the bubble with what is written at this temperature.
import { HOTTEST, LEVER_NOTCHES } from '@lanternwise/shared/activities/dice-samples/lever';
import { drawBox, type Pen, WORLD_FONT, wrapWords } from '../../../game/engine/pen.ts';
import { leverAngle, SPEECH, STAND } from './leverLayout.ts';

const COLOURS = {
  wood: '#8a5a2b',
  edge: '#3a2412',
  plate: '#fff6e0',
  rod: '#c9c4d6',
  knob: '#d83a52',
  ink: '#1b1430',
  paper: '#fffdf5',
} as const;
/** From cold to hot. */
const SCALE = ['#4f9be8', '#6cc6c0', '#f6cf4e', '#ee9a4a', '#e8585a'] as const;

const RADIUS = { outer: 34, inner: 25, notch: 38 };

const onScale = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;

export function drawStand(pen: Pen): void {
  const [x, y] = [STAND.width / 2, STAND.pivotY];
  pen.lineWidth = RADIUS.outer - RADIUS.inner;
  for (const [at, colour] of SCALE.entries()) {
    const [from, to] = [at, at + 1].map((step) => onScale(leverAngle((step / SCALE.length) * HOTTEST)));
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.arc(x, y, (RADIUS.outer + RADIUS.inner) / 2, from ?? 0, to ?? 0);
    pen.stroke();
  }
  pen.fillStyle = COLOURS.edge;
  for (const notch of LEVER_NOTCHES) {
    const turn = onScale(leverAngle(notch));
    pen.beginPath();
    pen.arc(x + Math.cos(turn) * RADIUS.notch, y + Math.sin(turn) * RADIUS.notch, 2.5, 0, Math.PI * 2);
    pen.fill();
  }
  drawBox(pen, { x: x - 22, y: y - 4, width: 44, height: STAND.height - y + 2 }, 6, COLOURS.wood, COLOURS.edge);
  pen.fillStyle = COLOURS.plate;
  pen.beginPath();
  pen.roundRect(x - 10, y - 1, 20, 5, 2.5);
  pen.fill();
}

/** A canvas whose middle is the pivot, so that it can be turned. */
export const HANDLE = { width: 20, height: 76 } as const;

export function drawHandle(pen: Pen): void {
  const [x, y] = [HANDLE.width / 2, HANDLE.height / 2];
  pen.strokeStyle = COLOURS.edge;
  pen.lineWidth = 7;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, 10);
  pen.stroke();
  pen.strokeStyle = COLOURS.rod;
  pen.lineWidth = 4;
  pen.stroke();
  pen.fillStyle = COLOURS.knob;
  pen.strokeStyle = COLOURS.edge;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, 9, 7, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
}

const TAIL = 12;
const LINE = 16;
const PADDING = 9;

/** As high as its words need, over the tip. */
export function drawSpeech(pen: Pen, label: string, says: string): void {
  const { width, height } = SPEECH;
  const x = width / 2;
  pen.font = `700 13px ${WORLD_FONT}`;
  const lines = wrapWords(pen, says, width - 4 * PADDING).slice(0, 5);
  const box = lines.length * LINE + LINE + 2 * PADDING;
  const bottom = height - TAIL;
  pen.beginPath();
  pen.roundRect(3, bottom - box, width - 6, box, 12);
  pen.moveTo(x - 9, bottom - 1);
  pen.lineTo(x, height - 2);
  pen.lineTo(x + 9, bottom - 1);
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = 3;
  pen.stroke();
  pen.fillStyle = COLOURS.paper;
  pen.fill();
  pen.fillStyle = COLOURS.ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [at, line] of lines.entries())
    pen.fillText(line, x, bottom - box + PADDING + LINE * (at + 0.5), width - 2 * PADDING);
  pen.font = `500 11px ${WORLD_FONT}`;
  pen.fillText(label, x, bottom - PADDING - LINE / 2 + 2, width - 2 * PADDING);
}
