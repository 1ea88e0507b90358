// Draws the planks that mend the bridge, on a canvas of the bridge's size.
import type { Pen, Size } from '../../../game/engine/pen.ts';

const COLOURS = { plank: '#d9a06b', shine: '#ecbd88', edge: '#8a5637', line: '#3d2434', rail: '#9a6244' } as const;
/** The missing part of the painted bridge, as shares of its height. */
const GAP = { from: 0.385, to: 0.7 } as const;
const PLANKS = 6;
const RAIL = 6;

export function drawPlanks(pen: Pen, { width, height }: Size): void {
  const [top, bottom] = [GAP.from * height, GAP.to * height];
  const pitch = (bottom - top) / PLANKS;
  pen.lineWidth = 1.5;
  pen.strokeStyle = COLOURS.line;
  for (const x of [0, width - RAIL]) {
    pen.fillStyle = COLOURS.rail;
    pen.fillRect(x, top - 4, RAIL, bottom - top + 8);
    pen.strokeRect(x + 0.75, top - 4, RAIL - 1.5, bottom - top + 8);
  }
  for (let plank = 0; plank < PLANKS; plank += 1) {
    const y = top + plank * pitch;
    // New planks are not cut to the same length.
    const inset = RAIL - 1 + (plank % 2) * 2;
    pen.fillStyle = COLOURS.edge;
    pen.fillRect(inset, y, width - 2 * inset, pitch);
    pen.fillStyle = COLOURS.plank;
    pen.fillRect(inset, y + 0.5, width - 2 * inset, pitch - 2.5);
    pen.fillStyle = COLOURS.shine;
    pen.fillRect(inset + 2, y + 1.5, width - 2 * inset - 4, 1.5);
    pen.strokeRect(inset, y, width - 2 * inset, pitch);
  }
}
