// Draws a spoken sentence with its shadow, the net over it, a pad on the ground, and a page of the fact book.
import type { Pen } from '../../../game/engine/pen.ts';
import { drawLines } from '../../../game/entities/drawBoard.ts';
import { BUBBLE } from './flight.ts';

const COLOURS = {
  paper: '#ffffff',
  ink: '#1b1430',
  right: '#1f8a4c',
  wrong: '#c2334d',
  net: '#8a5a2b',
  page: '#fff6e0',
  cover: '#b8443f',
  padTrue: '#cfeaff',
  padFalse: '#ffe0c2',
  shadow: '#1b143055',
  halo: '#fffbe8b0',
} as const;

/** Behind the parrot, so that it stands out from whatever it flies over. */
const HALO = { y: 88, width: 25, height: 33 } as const;
export const PAD = { width: 84, height: 44 } as const;
export const PAGE = { width: 232, height: 150 } as const;

/** In the upper right corner, `room` units from the end of the bubble, which the words leave free. */
const BADGE = { radius: 10, room: 20 } as const;

function drawBadge(pen: Pen, isTrue: boolean): void {
  const [x, y] = [BUBBLE.width - 12, 12];
  pen.fillStyle = isTrue ? COLOURS.right : COLOURS.wrong;
  pen.beginPath();
  pen.arc(x, y, BADGE.radius, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = COLOURS.paper;
  pen.lineWidth = 2.5;
  pen.beginPath();
  if (isTrue) {
    pen.moveTo(x - 4.5, y);
    pen.lineTo(x - 1, y + 4);
    pen.lineTo(x + 5, y - 4);
  } else {
    pen.moveTo(x - 4, y - 4);
    pen.lineTo(x + 4, y + 4);
    pen.moveTo(x + 4, y - 4);
    pen.lineTo(x - 4, y + 4);
  }
  pen.stroke();
}

/** `isTrue` shows as a tick or a cross; null = not known. */
export function drawSentence(pen: Pen, text: string, isTrue: boolean | null): void {
  const { width, box, ground } = BUBBLE;
  pen.fillStyle = COLOURS.shadow;
  pen.beginPath();
  pen.ellipse(width / 2, ground, 16, 5, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = COLOURS.halo;
  pen.beginPath();
  pen.ellipse(width / 2, HALO.y, HALO.width, HALO.height, 0, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.roundRect(4, 4, width - 8, box - 4, 10);
  pen.moveTo(width / 2 - 6, box);
  pen.lineTo(width / 2, box + 8);
  pen.lineTo(width / 2 + 6, box);
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = 3;
  pen.stroke();
  pen.fillStyle = COLOURS.paper;
  pen.fill();
  const room = width - 12 - (isTrue === null ? 0 : BADGE.room);
  drawLines(pen, [text], { x: 6, y: 5, width: room, height: box - 6 }, COLOURS.ink);
  if (isTrue !== null) drawBadge(pen, isTrue);
}

/** Meshes over the bubble and a handle down to the hand. */
export function drawNet(pen: Pen): void {
  const { width, box, height } = BUBBLE;
  pen.strokeStyle = COLOURS.net;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(3, 3, width - 6, box - 2, 12);
  pen.moveTo(width / 2, box + 2);
  pen.lineTo(width / 2 + 14, height - 30);
  pen.stroke();
  pen.lineWidth = 1;
  pen.globalAlpha = 0.4;
  pen.beginPath();
  for (let x = 14; x < width; x += 16) {
    pen.moveTo(x, 4);
    pen.lineTo(x - 12, box);
    pen.moveTo(x - 12, 4);
    pen.lineTo(x, box);
  }
  pen.stroke();
}

export function drawPad(pen: Pen, label: string, verdict: 'true' | 'false'): void {
  const { width, height } = PAD;
  pen.fillStyle = verdict === 'true' ? COLOURS.padTrue : COLOURS.padFalse;
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = 2;
  pen.setLineDash(verdict === 'true' ? [] : [7, 4]);
  pen.beginPath();
  pen.ellipse(width / 2, height / 2, width / 2 - 3, height / 2 - 3, 0, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  drawLines(pen, [label], { x: 12, y: 10, width: width - 24, height: height - 20 }, COLOURS.ink);
}

export function drawPage(pen: Pen, { title, lines }: { title: string; lines: readonly string[] }): void {
  const { width, height } = PAGE;
  pen.fillStyle = COLOURS.cover;
  pen.beginPath();
  pen.roundRect(1, 1, width - 2, height - 2, 8);
  pen.fill();
  pen.fillStyle = COLOURS.page;
  pen.fillRect(6, 6, width - 12, height - 12);
  drawLines(pen, [title], { x: 10, y: 8, width: width - 20, height: 24 }, COLOURS.ink);
  pen.fillStyle = COLOURS.cover;
  pen.fillRect(14, 33, width - 28, 1.5);
  drawLines(pen, lines, { x: 10, y: 36, width: width - 20, height: height - 46 }, COLOURS.ink);
}
