// Draws a board's picture on a canvas, in the world and on pages.
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';

const FONT = '"Atkinson Hyperlegible Next", "Baloo 2", sans-serif';

interface PictureBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Paper left free on each side, px. */
  padding: number;
}

/** As large as the box allows, in its middle, on its paper. */
export function drawBoardPicture(ctx: CanvasRenderingContext2D, picture: BoardPicture, box: PictureBox): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.fillStyle = picture.paper;
  ctx.fill();
  ctx.clip();
  const scale = Math.min(
    (box.width - 2 * box.padding) / Math.max(1, picture.width),
    (box.height - 2 * box.padding) / Math.max(1, picture.height),
  );
  ctx.translate(box.x + (box.width - picture.width * scale) / 2, box.y + (box.height - picture.height * scale) / 2);
  ctx.scale(scale, scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const stroke of picture.strokes) drawStroke(ctx, stroke, 1 / scale);
  ctx.restore();
}

/** `hairline` = the width of one unit of the world: a thinner line would not be seen. */
function drawStroke(ctx: CanvasRenderingContext2D, stroke: BoardStroke, hairline: number): void {
  const { kind, color, size, points, text = '' } = stroke;
  const [x = 0, y = 0] = points;
  ctx.fillStyle = ctx.strokeStyle = color;
  if (kind === 'text') {
    ctx.font = `700 ${size}px "Lilita One", ${FONT}`;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
    ctx.fillText(text, x, y);
    return;
  }
  ctx.beginPath();
  ctx.moveTo(x, y);
  for (let at = 0; at < points.length; at += 2) ctx.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  if (kind === 'fill') ctx.fill('evenodd');
  else {
    ctx.lineWidth = Math.max(size, hairline);
    ctx.stroke();
  }
}
