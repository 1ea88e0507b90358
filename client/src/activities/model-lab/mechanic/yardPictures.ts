// Draws what stands in the lunch yard: signs, crates with what is in them, mats, question boards, bins, trays.
import { drawBox, inset, type Pen, type Size, WORLD_FONT, wrapWords, writeLine } from '../../../game/engine/pen.ts';
import type { YardCrate, YardMat } from '../messages.ts';

const COLOURS = {
  ink: '#1b1430',
  paper: '#fff6e0',
  wood: '#b9834a',
  woodLow: '#8a5a2b',
  edge: '#5a3d1c',
  on: '#ffd166',
  off: '#c9c2dd',
  mat: '#f2e3c2',
  glow: '#ff5fa2',
  board: '#2b5d53',
  bin: '#7f93a8',
  right: '#1f8a4c',
  wrong: '#c2334d',
} as const;

/** Of curry, dal, fish, pasta, pizza, and more. */
const FOODS = ['#e08a2c', '#f0c543', '#8fb8d8', '#f4e2b0', '#d9483b', '#8fcf6a'] as const;
export const foodOf = (tint: number): string => FOODS[tint % FOODS.length] ?? FOODS[0];

function writeWrapped(pen: Pen, words: string, box: Size & { x: number; y: number }, size: number, colour: string) {
  pen.font = `700 ${size}px ${WORLD_FONT}`;
  const room = Math.max(1, Math.floor(box.height / (size + 1)));
  const lines = wrapWords(pen, words, box.width).slice(0, room);
  const first = box.y + box.height / 2 - ((lines.length - 1) * (size + 1)) / 2;
  for (const [at, line] of lines.entries())
    writeLine(pen, line, { x: box.x + box.width / 2, y: first + at * (size + 1), width: box.width }, size, colour);
}

export function drawSign(pen: Pen, size: Size, { label, isOn }: YardMat): void {
  drawBox(pen, inset(size, 2), 6, isOn ? COLOURS.on : COLOURS.off, COLOURS.ink);
  writeWrapped(pen, label, { x: 4, y: 3, width: size.width - 8, height: size.height - 6 }, 9.5, COLOURS.ink);
}

/** A mat with a mark of feet, or with words. */
export function drawMat(pen: Pen, size: Size, { label, isOn }: Pick<YardMat, 'label' | 'isOn'>): void {
  drawBox(pen, inset(size, 1.5), 5, isOn ? COLOURS.on : COLOURS.mat, isOn ? COLOURS.glow : COLOURS.edge, isOn ? 3 : 2);
  if (label !== '') {
    writeWrapped(pen, label, { x: 4, y: 3, width: size.width - 8, height: size.height - 6 }, 13, COLOURS.ink);
    return;
  }
  pen.fillStyle = COLOURS.edge;
  for (const side of [-5, 5]) {
    pen.beginPath();
    pen.ellipse(size.width / 2 + side, size.height / 2, 2.6, 4.2, 0, 0, Math.PI * 2);
    pen.fill();
  }
}

/** How long one has stood, as a bar along the foot of a mat. */
export function drawPress(pen: Pen, size: Size): void {
  pen.fillStyle = COLOURS.glow;
  pen.fillRect(0, 0, size.width, size.height);
}

function drawPlate(pen: Pen, x: number, y: number, food: string | undefined): void {
  pen.fillStyle = COLOURS.paper;
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.ellipse(x, y, 11, 6, 0, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  if (!food) return;
  pen.fillStyle = food;
  pen.beginPath();
  pen.ellipse(x, y - 1, 7, 3.6, 0, 0, Math.PI * 2);
  pen.fill();
}

function drawFlame(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x, y - size);
  pen.bezierCurveTo(x + size * 0.7, y - size * 0.2, x + size * 0.5, y + size * 0.4, x, y + size * 0.4);
  pen.bezierCurveTo(x - size * 0.5, y + size * 0.4, x - size * 0.7, y - size * 0.2, x, y - size);
  pen.fill();
}

/** What is in the crate shows without a word: a plate, a fire, a tower of plates, or nothing. */
function drawInside(pen: Pen, { look, tint }: YardCrate, x: number, y: number): void {
  if (look === 'fire') {
    for (const side of [-8, 0, 8]) drawFlame(pen, x + side, y + 2, side === 0 ? 15 : 10, '#f26b2c');
    drawFlame(pen, x, y + 2, 8, '#ffd166');
    return;
  }
  if (look === 'tower') for (let up = 0; up < 6; up += 1) drawPlate(pen, x + (up % 2) * 2, y + 6 - up * 3.4, undefined);
  else drawPlate(pen, x, y + 2, look === 'empty' ? undefined : foodOf(tint));
  if (look === 'empty') writeLine(pen, '?', { x, y: y + 2, width: 20 }, 12, COLOURS.ink);
}

export function drawCrate(pen: Pen, size: Size, crate: YardCrate): void {
  const { width, height } = size;
  pen.globalAlpha = crate.fix === 'remove' ? 0.45 : 1;
  const isOpen = crate.isOpen;
  drawBox(pen, inset(size, 2), 4, COLOURS.wood, isOpen ? COLOURS.glow : COLOURS.edge, isOpen ? 3 : 2);
  pen.fillStyle = COLOURS.woodLow;
  pen.fillRect(4, 12, width - 8, height - 16);
  drawInside(pen, crate, width / 2, 20);
  writeLine(pen, crate.label, { x: width / 2, y: 7.5, width: width - 8 }, 9, COLOURS.paper);
  if (crate.fix === 'keep') return;
  pen.globalAlpha = 1;
  const isMended = crate.fix === 'repair';
  pen.strokeStyle = isMended ? COLOURS.right : COLOURS.wrong;
  drawMark(pen, width - 10, height - 10, 6, isMended);
}

function drawMark(pen: Pen, x: number, y: number, size: number, isTick: boolean): void {
  pen.lineWidth = 3;
  pen.beginPath();
  if (isTick) {
    pen.moveTo(x - size, y);
    pen.lineTo(x - size * 0.2, y + size * 0.7);
    pen.lineTo(x + size, y - size * 0.8);
  } else {
    pen.moveTo(x - size, y - size);
    pen.lineTo(x + size, y + size);
    pen.moveTo(x + size, y - size);
    pen.lineTo(x - size, y + size);
  }
  pen.stroke();
}

/** The first line is the heading. */
export function drawCard(pen: Pen, size: Size, lines: readonly string[]): void {
  drawBox(pen, inset(size, 2), 8, COLOURS.paper, COLOURS.ink, 3);
  const pitch = (size.height - 10) / Math.max(1, lines.length);
  for (const [at, line] of lines.entries())
    writeLine(
      pen,
      line,
      { x: size.width / 2, y: 6 + pitch * (at + 0.5), width: size.width - 14 },
      Math.min(12, pitch - 0.5),
      COLOURS.ink,
    );
}

export function drawBoard(pen: Pen, size: Size, question: string): void {
  drawBox(pen, inset(size, 2), 5, COLOURS.board, COLOURS.edge, 3);
  writeWrapped(pen, question, { x: 6, y: 3, width: size.width - 12, height: size.height - 6 }, 10.5, COLOURS.paper);
}

/** A bin that is said to be full has food over its rim; the line counts the right and the wrong days in it. */
export function drawBin(
  pen: Pen,
  size: Size,
  bin: { label: string; isFull: boolean },
  right: number,
  wrong: number,
): void {
  const { width } = size;
  if (bin.isFull)
    for (let at = 0; at < 6; at += 1) {
      pen.fillStyle = foodOf(at);
      pen.beginPath();
      pen.arc(10 + at * ((width - 20) / 5), 8 + (at % 2) * 3, 5.5, 0, Math.PI * 2);
      pen.fill();
    }
  drawBox(pen, { x: 5, y: 12, width: width - 10, height: 32 }, 5, COLOURS.bin, COLOURS.ink);
  writeLine(pen, bin.label, { x: width / 2, y: 20, width: width - 16 }, 10, COLOURS.paper);
  writeLine(pen, `✔${right}`, { x: width / 2 - (wrong > 0 ? 10 : 0), y: 34, width: 18 }, 11, COLOURS.paper);
  if (wrong === 0) return;
  drawBox(pen, { x: width / 2 + 1, y: 27, width: 20, height: 14 }, 4, COLOURS.wrong, COLOURS.ink, 1);
  writeLine(pen, `✖${wrong}`, { x: width / 2 + 11, y: 34.5, width: 18 }, 10, COLOURS.paper);
}

export const TRAY = { width: 34, height: 30 } as const;

/** A tray with a plate on it and two feet below. */
export function drawTray(pen: Pen, tint: number): void {
  const { width, height } = TRAY;
  pen.fillStyle = COLOURS.ink;
  for (const side of [-7, 7]) {
    pen.beginPath();
    pen.ellipse(width / 2 + side, height - 4, 4, 3, 0, 0, Math.PI * 2);
    pen.fill();
  }
  drawBox(pen, { x: 3, y: 9, width: width - 6, height: 14 }, 4, COLOURS.wood, COLOURS.edge);
  drawPlate(pen, width / 2, 13, foodOf(tint));
}
