// Draws a pane: a golden frame on two feet, its glass, and the name of its filter on a plate.
import { PANE } from '@lanternwise/shared/activities/image-filter/mapNames';
import { type Box, drawBox, type Pen, type Size, writeLine } from '../../../game/engine/pen.ts';

const COLOURS = {
  gold: '#f0b440',
  shine: '#ffe08a',
  edge: '#5b3a1a',
  glass: '#bfe3ea',
  plate: '#fff3d6',
  ink: '#2a1a3e',
} as const;

const { rim: RIM, foot: FOOT } = PANE;
const PLATE = 11;
const MOST_LABEL = 9;

/** Frame and glass together, from the frame's upper left corner. */
export const sizeOf = ({ width, height }: Size): Size => ({ width: width + 2 * RIM, height: height + RIM + FOOT });

export const glassIn = ({ width, height }: Size): Box => ({ x: RIM, y: RIM, width, height });

/** `seen`: what the glass shows; undefined until it is known. */
export function drawPane(pen: Pen, glass: Size, seen: CanvasImageSource | undefined, label: string): void {
  const { width, height } = sizeOf(glass);
  const box = glassIn(glass);
  const foot = height - 3;
  for (const x of [RIM + 2, width - RIM - 8])
    drawBox(pen, { x, y: foot - 9, width: 6, height: 9 }, 2, COLOURS.gold, COLOURS.edge);
  drawBox(pen, { x: 1, y: 1, width: width - 2, height: glass.height + 2 * RIM - 2 }, 5, COLOURS.gold, COLOURS.edge);
  pen.strokeStyle = COLOURS.shine;
  pen.lineWidth = 1;
  pen.strokeRect(3.5, 3.5, width - 7, glass.height + 2 * RIM - 7);
  pen.fillStyle = COLOURS.glass;
  pen.fillRect(box.x, box.y, box.width, box.height);
  if (seen) {
    // Its pixels are what the filter works on.
    pen.imageSmoothingEnabled = false;
    pen.drawImage(seen, box.x, box.y, box.width, box.height);
  }
  pen.strokeStyle = COLOURS.edge;
  pen.strokeRect(box.x, box.y, box.width, box.height);
  drawGleam(pen, box);
  if (label === '') return;
  const plate = { x: width * 0.12, y: glass.height + RIM - 1, width: width * 0.76, height: PLATE };
  drawBox(pen, plate, 3, COLOURS.plate, COLOURS.edge, 1.5);
  const at = { x: width / 2, y: plate.y + PLATE / 2 + 0.5, width: plate.width - 4 };
  writeLine(pen, label, at, MOST_LABEL, COLOURS.ink);
}

/** Light that falls across the glass. */
function drawGleam(pen: Pen, { x, y, width, height }: Box): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.globalAlpha = 0.2;
  pen.strokeStyle = '#ffffff';
  for (const [along, line] of [
    [0.3, 6],
    [0.45, 2],
  ] as const) {
    pen.lineWidth = line;
    pen.beginPath();
    pen.moveTo(x + width * along, y - 4);
    pen.lineTo(x + width * (along - 0.3), y + height + 4);
    pen.stroke();
  }
  pen.restore();
}
