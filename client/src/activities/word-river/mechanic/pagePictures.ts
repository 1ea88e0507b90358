// Draws a page with its title, and the ring of water where it lands, each on a canvas of its own.
import type { Pen, Size } from '../../../game/engine/pen.ts';
import { drawLines } from '../../../game/entities/drawBoard.ts';

const COLOURS = { paper: '#fff6e0', fold: '#e3d3ac', edge: '#4d4030', ink: '#1b1430', ring: '#cfd4ff' } as const;

export const PAGE: Size = { width: 68, height: 60 };
export const SPLASH: Size = { width: 72, height: 34 };
/** Of the corner that is bent over. */
const FOLD = 12;

export function drawPage(pen: Pen, title: string): void {
  const { width, height } = PAGE;
  pen.strokeStyle = COLOURS.edge;
  pen.lineWidth = 2;
  pen.fillStyle = COLOURS.paper;
  pen.beginPath();
  pen.moveTo(3, 3);
  pen.lineTo(width - 3 - FOLD, 3);
  pen.lineTo(width - 3, 3 + FOLD);
  pen.lineTo(width - 3, height - 3);
  pen.lineTo(3, height - 3);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = COLOURS.fold;
  pen.beginPath();
  pen.moveTo(width - 3 - FOLD, 3);
  pen.lineTo(width - 3 - FOLD, 3 + FOLD);
  pen.lineTo(width - 3, 3 + FOLD);
  pen.closePath();
  pen.fill();
  pen.stroke();
  drawLines(pen, [title], { x: 4, y: 12, width: width - 8, height: height - 18 }, COLOURS.ink);
}

export function drawSplash(pen: Pen): void {
  const { width, height } = SPLASH;
  pen.strokeStyle = COLOURS.ring;
  pen.lineWidth = 3;
  for (const share of [0.45, 0.9]) {
    pen.beginPath();
    pen.ellipse(width / 2, height / 2, (share * width) / 2, (share * height) / 2, 0, 0, Math.PI * 2);
    pen.stroke();
  }
}
