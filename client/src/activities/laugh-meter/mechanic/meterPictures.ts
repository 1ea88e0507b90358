// Draws the meter's dial, its needle, and the strip of paper with a caption whose words have bars for their weights.
import type { MechanicMessages } from '../../../bridge/events.ts';
import { drawBox, inset, type Pen, type Size, WORLD_FONT, writeLine } from '../../../game/engine/pen.ts';
import { needleAngle, placeWords } from './meterLayout.ts';

type Command = MechanicMessages['laugh-meter']['command'];
type Pass = Command['passes'][number];

const COLOURS = {
  face: '#fffaf0',
  ink: '#1b1430',
  needle: '#d83a52',
  hub: '#e0a63c',
  threshold: '#1b1430',
  paper: '#fff6e0',
  edge: '#4d4030',
  funny: '#e8a400',
  plain: '#7d5fe0',
} as const;
/** From never funny to always. */
const ARC = ['#6fbcf5', '#7ccf6b', '#f6cf4e', '#ee9a4a', '#e8585a'] as const;

/** The white of the painted dial, and the needle's pivot in it. */
export const FACE = { width: 104, height: 82, pivotY: 46 };
const RADIUS = { outer: 40, inner: 27, needle: 36 };

const onDial = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;

export function drawDial(pen: Pen, score: number, threshold: number): void {
  const [x, y] = [FACE.width / 2, FACE.pivotY];
  pen.fillStyle = COLOURS.face;
  pen.beginPath();
  pen.ellipse(FACE.width / 2, FACE.height / 2, FACE.width / 2, FACE.height / 2, 0, 0, Math.PI * 2);
  pen.fill();
  for (const [at, colour] of ARC.entries()) {
    const [from, to] = [needleAngle(at / ARC.length), needleAngle((at + 1) / ARC.length)].map(onDial);
    pen.strokeStyle = colour;
    pen.lineWidth = RADIUS.outer - RADIUS.inner;
    pen.beginPath();
    pen.arc(x, y, (RADIUS.outer + RADIUS.inner) / 2, from ?? 0, to ?? 0);
    pen.stroke();
  }
  const mark = onDial(needleAngle(threshold));
  pen.strokeStyle = COLOURS.threshold;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x + Math.cos(mark) * (RADIUS.inner - 3), y + Math.sin(mark) * (RADIUS.inner - 3));
  pen.lineTo(x + Math.cos(mark) * (RADIUS.outer + 3), y + Math.sin(mark) * (RADIUS.outer + 3));
  pen.stroke();
  writeLine(pen, `${Math.round(score * 100)}%`, { x, y: y + 20, width: 60 }, 16, COLOURS.ink);
}

/** A canvas whose middle is the pivot, so that it can be turned. */
export const NEEDLE = { width: 16, height: RADIUS.needle * 2 + 4 };

export function drawNeedle(pen: Pen): void {
  const [x, y] = [NEEDLE.width / 2, NEEDLE.height / 2];
  pen.fillStyle = COLOURS.needle;
  pen.beginPath();
  pen.moveTo(x - 4, y);
  pen.lineTo(x, y - RADIUS.needle);
  pen.lineTo(x + 4, y);
  pen.fill();
  pen.fillStyle = COLOURS.hub;
  pen.beginPath();
  pen.arc(x, y, 6, 0, Math.PI * 2);
  pen.fill();
}

/** One row stands in the middle, with room for higher bars. */
const STRIP = { title: 9, size: 11, one: { first: 45, row: 0, bar: 18 }, two: { first: 32, row: 32, bar: 9 } };

export function drawStrip(pen: Pen, size: Size, pass: Pass, title: string): void {
  const { width } = size;
  drawBox(pen, inset(size, 1), 6, COLOURS.paper, COLOURS.edge);
  writeLine(pen, title, { x: width / 2, y: STRIP.title, width: width - 20 }, 9, COLOURS.ink);
  pen.font = `700 ${STRIP.size}px ${WORLD_FONT}`;
  const placed = placeWords(pass.words, width - 16, (word) => pen.measureText(word).width + 8);
  const rows = placed.some(({ row }) => row > 0) ? STRIP.two : STRIP.one;
  for (const { word, x, row, bar } of placed) {
    const y = rows.first + row * rows.row;
    writeLine(pen, word, { x: x + 8, y, width }, STRIP.size, COLOURS.ink);
    pen.fillStyle = bar > 0 ? COLOURS.funny : COLOURS.plain;
    // Up for funny, down against it: the side says it too, not only the colour.
    const high = Math.max(1, Math.abs(bar) * rows.bar);
    if (bar > 0) pen.fillRect(x + 1, y - 7 - high, 14, high);
    else if (bar < 0) pen.fillRect(x + 1, y + 7, 14, high);
  }
}
