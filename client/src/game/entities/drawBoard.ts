// Draws the face of a board on a canvas: text or a drawing, the mark of a sample, and the lamps of an illuminated one.
import type { BoardFace } from '@lanternwise/shared/maps/boardFaces';
import type { ShopBoard } from '../../bridge/events.ts';
import { drawBoardPicture } from '../../lib/pictures/drawBoardPicture.ts';
import { LINE_SPACING, layoutBoardText } from '../core/boardText.ts';
import { type Box, WORLD_FONT } from '../engine/pen.ts';

/** Width of the frame around the face, on which the lamps sit. */
export const BOARD_FRAME = 5;
const PADDING = 4;
const TAG_HEIGHT = 13;
const TAG = { paper: '#ffc145', ink: '#3a2410' } as const;
const LAMP = { on: '#fff0a8', off: '#8d86a0', outline: '#5a3d14', gap: 13, radius: 2.3 } as const;

/** The canvas has room for the face and its frame. */
export function drawBoard(ctx: CanvasRenderingContext2D, face: BoardFace, board: ShopBoard): void {
  const { width, height } = face;
  const { lines, label, picture, lit } = board;
  const tag = label === null ? 0 : TAG_HEIGHT;
  const box = { x: BOARD_FRAME, y: BOARD_FRAME, width, height: height - tag };
  if (picture) drawBoardPicture(ctx, picture, { ...box, padding: PADDING });
  else drawLines(ctx, lines, box, face.ink);
  if (label !== null) drawTag(ctx, label, { ...box, y: box.y + box.height, height: tag });
  if (lit !== undefined) drawLamps(ctx, { ...box, height }, lit);
}

/** As large as the box allows. */
export function drawLines(ctx: CanvasRenderingContext2D, lines: readonly string[], box: Box, ink: string): void {
  const fontOf = (size: number) => `700 ${size}px ${WORLD_FONT}`;
  ctx.font = fontOf(100);
  const measure = (text: string) => ctx.measureText(text).width / 100;
  const { rows, size } = layoutBoardText(lines, box.width - 2 * PADDING, box.height - PADDING, measure);
  ctx.font = fontOf(size);
  ctx.fillStyle = ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const first = box.y + box.height / 2 - ((rows.length - 1) / 2) * size * LINE_SPACING;
  rows.forEach((row, at) => {
    ctx.fillText(row, box.x + box.width / 2, first + at * size * LINE_SPACING);
  });
}

function drawTag(ctx: CanvasRenderingContext2D, label: string, box: Box): void {
  ctx.fillStyle = TAG.paper;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.fillStyle = TAG.ink;
  ctx.font = `700 10px ${WORLD_FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(label, box.x + box.width / 2, box.y + box.height / 2 + 0.5, box.width - 2 * PADDING);
}

/** Small lamps all around the face. */
function drawLamps(ctx: CanvasRenderingContext2D, box: Box, lit: boolean): void {
  const across = Math.round(box.width / LAMP.gap);
  const down = Math.round(box.height / LAMP.gap);
  const edge = BOARD_FRAME / 2 - 0.5;
  ctx.fillStyle = lit ? LAMP.on : LAMP.off;
  ctx.strokeStyle = LAMP.outline;
  ctx.lineWidth = 0.8;
  const lamp = (x: number, y: number) => {
    ctx.beginPath();
    ctx.arc(x, y, LAMP.radius, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
  };
  for (let at = 0; at <= across; at += 1) {
    const x = box.x + (at / across) * box.width;
    lamp(x, box.y - edge);
    lamp(x, box.y + box.height + edge);
  }
  for (let at = 1; at < down; at += 1) {
    const y = box.y + (at / down) * box.height;
    lamp(box.x - edge, y);
    lamp(box.x + box.width + edge, y);
  }
}
