// Places at a drawn gate, in units from the upper left corner of its doors: the sheet, floating drawings, and lamps on the pillars.
import type { Box, Size } from '../../../game/engine/pen.ts';

/** Between the doors' edge and what floats beside the pillar. */
const PILLAR = 48;
const BUBBLE = { size: 34, pitch: 38, perColumn: 3, top: -24 } as const;
const LAMP = { size: 12, pitch: 15, top: 4, away: 18 } as const;

/** The sheet is square and as high as the doors. */
export const sheetBox = ({ width, height }: Size): Box => ({
  x: (width - height) / 2,
  y: 0,
  width: height,
  height,
});

/** The drawings of the first thing float left of the gate, all others right of it, from the pillar outwards. */
export function bubbleBox({ width }: Size, side: number, at: number): Box {
  const { size, pitch, perColumn, top } = BUBBLE;
  const out = PILLAR + Math.floor(at / perColumn) * pitch;
  return {
    x: side === 0 ? -out - size : width + out,
    y: top + (at % perColumn) * pitch,
    width: size,
    height: size,
  };
}

export function lampBox({ width }: Size, side: number, at: number): Box {
  const { size, pitch, top, away } = LAMP;
  const middle = side === 0 ? -away : width + away;
  return { x: middle - size / 2, y: top + at * pitch, width: size, height: size };
}
