// Draws the water with its logs, the stones with their words, and the banner, each on a canvas of its own.
import type { StoneRow } from '@lanternwise/shared/activities/kit/words/nextWords';
import type { MapRect } from '@lanternwise/shared/maps/realmMap';
import { LOG, type Slot } from './stonesLayout.ts';

type Pen = CanvasRenderingContext2D;

const FONT = '"Atkinson Hyperlegible Next", "Baloo 2", sans-serif';
const COLOURS = {
  water: '#2a2a86',
  shine: '#6f78d8',
  log: '#a8743f',
  logEdge: '#5a3d1c',
  stone: '#efe3cd',
  chosen: '#ffd166',
  edge: '#4d4030',
  ink: '#1b1430',
  paper: '#fff6e0',
} as const;

/** Height of the banner over the water, units. */
export const BANNER_HEIGHT = 46;

/** The part of the water on which rows stand, and its logs. */
export function drawWater(pen: Pen, area: Pick<MapRect, 'width' | 'height'>, rows: number, standing: number): void {
  if (standing === 0) return;
  const pitch = area.width / rows;
  pen.fillStyle = COLOURS.water;
  pen.beginPath();
  pen.roundRect(0, 0, standing * pitch, area.height, 12);
  pen.fill();
  pen.strokeStyle = COLOURS.shine;
  pen.lineWidth = 1.5;
  for (let row = 0; row < standing; row += 1) {
    const x = row * pitch;
    for (const y of [0.2, 0.5, 0.8]) {
      pen.beginPath();
      pen.arc(x + pitch * 0.7, y * area.height, 6, 0.2, 2.4);
      pen.stroke();
    }
    pen.fillStyle = COLOURS.log;
    pen.strokeStyle = COLOURS.logEdge;
    pen.beginPath();
    pen.roundRect(x + 1, 2, LOG - 3, area.height - 4, 6);
    pen.fill();
    pen.stroke();
    pen.strokeStyle = COLOURS.shine;
  }
}

/** A canvas of the slot's size; a word that is wider than the stone is written smaller, and narrower at the least size: never over its edges. */
export function drawStone(pen: Pen, { width, height }: Slot, row: StoneRow, stone: number): void {
  const isChosen = row.chosen === stone;
  // Stones that were not stepped on have sunk.
  pen.globalAlpha = row.chosen === null || isChosen ? 1 : 0.3;
  pen.fillStyle = isChosen ? COLOURS.chosen : COLOURS.stone;
  pen.strokeStyle = COLOURS.edge;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(2, 2, width - 4, height - 4, Math.min(12, height / 2.4));
  pen.fill();
  pen.stroke();
  writeFitted(pen, row.stones[stone]?.word ?? '', width / 2, height / 2, width - 8, 13);
}

function writeFitted(pen: Pen, words: string, x: number, y: number, width: number, largest: number): void {
  pen.font = `700 ${largest}px ${FONT}`;
  const size = Math.max(8, Math.min(largest, (largest * width) / Math.max(1, pen.measureText(words).width)));
  pen.font = `700 ${size}px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = COLOURS.ink;
  pen.fillText(words, x, y, width);
}

/** The sentence, and below it the line that it copies. */
export function drawBanner(pen: Pen, width: number, banner: string, source: string | null): void {
  const height = source === null ? BANNER_HEIGHT - 18 : BANNER_HEIGHT;
  pen.fillStyle = COLOURS.paper;
  pen.strokeStyle = COLOURS.edge;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(2, BANNER_HEIGHT - height + 2, width - 4, height - 4, 8);
  pen.fill();
  pen.stroke();
  writeFitted(pen, banner, width / 2, BANNER_HEIGHT - height + 14, width - 16, 15);
  if (source === null) return;
  writeFitted(pen, `“${source}”`, width / 2, BANNER_HEIGHT - 14, width - 16, 11);
}
