// Draws the water with its logs, the stones with their words, and the banner, each on a canvas of its own.
import type { StoneRow } from '@lanternwise/shared/activities/kit/words/nextWords';
import { drawBox, inset, type Pen, type Size, WORLD_FONT, writeLine } from '../../../game/engine/pen.ts';
import { LOG, type Slot } from './stonesLayout.ts';

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

/** Width of the lines in the water and around its logs. */
const SHINE = 1.5;
/** Height of the banner over the water, units. */
export const BANNER_HEIGHT = 46;

/** The part of the water on which rows stand, and its logs. */
export function drawWater(pen: Pen, area: Size, rows: number, standing: number): void {
  if (standing === 0) return;
  const pitch = area.width / rows;
  pen.fillStyle = COLOURS.water;
  pen.beginPath();
  pen.roundRect(0, 0, standing * pitch, area.height, 12);
  pen.fill();
  pen.strokeStyle = COLOURS.shine;
  pen.lineWidth = SHINE;
  for (let row = 0; row < standing; row += 1) {
    const x = row * pitch;
    for (const y of [0.2, 0.5, 0.8]) {
      pen.beginPath();
      pen.arc(x + pitch * 0.7, y * area.height, 6, 0.2, 2.4);
      pen.stroke();
    }
    drawBox(pen, { x: x + 1, y: 2, width: LOG - 3, height: area.height - 4 }, 6, COLOURS.log, COLOURS.logEdge, SHINE);
    pen.strokeStyle = COLOURS.shine;
  }
}

/** A canvas of the slot's size; a word that is wider than the stone is written smaller, and narrower at the least size: never over its edges. */
export function drawStone(pen: Pen, slot: Slot, row: StoneRow, stone: number): void {
  const { width, height } = slot;
  const isChosen = row.chosen === stone;
  // Stones that were not stepped on have sunk.
  pen.globalAlpha = row.chosen === null || isChosen ? 1 : 0.3;
  const fill = isChosen ? COLOURS.chosen : COLOURS.stone;
  drawBox(pen, inset(slot, 2), Math.min(12, height / 2.4), fill, COLOURS.edge);
  writeFitted(pen, row.stones[stone]?.word ?? '', width / 2, height / 2, width - 8, 13);
}

function writeFitted(pen: Pen, words: string, x: number, y: number, width: number, largest: number): void {
  pen.font = `700 ${largest}px ${WORLD_FONT}`;
  const size = Math.max(8, Math.min(largest, (largest * width) / Math.max(1, pen.measureText(words).width)));
  writeLine(pen, words, { x, y, width }, size, COLOURS.ink);
}

/** The sentence, and below it the line that it copies. */
export function drawBanner(pen: Pen, width: number, banner: string, source: string | null): void {
  const height = source === null ? BANNER_HEIGHT - 18 : BANNER_HEIGHT;
  const box = { x: 2, y: BANNER_HEIGHT - height + 2, width: width - 4, height: height - 4 };
  drawBox(pen, box, 8, COLOURS.paper, COLOURS.edge);
  writeFitted(pen, banner, width / 2, BANNER_HEIGHT - height + 14, width - 16, 15);
  if (source === null) return;
  writeFitted(pen, `“${source}”`, width / 2, BANNER_HEIGHT - 14, width - 16, 11);
}
