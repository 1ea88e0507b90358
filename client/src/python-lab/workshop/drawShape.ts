// Draws icing on a canvas with (0, 0) in the middle and y upwards: whole pieces, or part of a line.
import type { DrawCommand, IcingShape, Point } from './drawCommand.ts';
import { drawIcingBag } from './icingBag.ts';

/** Width and height of the cake board in the learner's units. */
export const BOARD_SIZE = 600;
export const BOARD_COLOUR = '#fffaf0';
const INK = '#2a1a3e';
const RADIANS = Math.PI / 180;

type ShapeOf<K extends IcingShape['kind']> = Extract<IcingShape, { kind: K }>;

/** Pixels that the canvas has a side; afterwards the learner's coordinates can be used. */
export function fitBoard(ctx: CanvasRenderingContext2D, pixels: number): void {
  const scale = pixels / BOARD_SIZE;
  ctx.setTransform(scale, 0, 0, -scale, pixels / 2, pixels / 2);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
}

export const interpolate = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export const pointOnArc = ({ centre, radius }: { centre: Point; radius: number }, degrees: number): Point => ({
  x: centre.x + radius * Math.cos(degrees * RADIANS),
  y: centre.y + radius * Math.sin(degrees * RADIANS),
});

/** Letters stand upright although y counts upwards. */
function upright(ctx: CanvasRenderingContext2D, at: Point, draw: () => void): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(1, -1);
  draw();
  ctx.restore();
}

function drawFlame(ctx: CanvasRenderingContext2D, wide: number, low: number): void {
  for (const [size, fill] of [
    [1, '#ffb02e'],
    [0.55, '#fff3a6'],
  ] as const) {
    const tall = wide * 1.9 * size;
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(0, low - tall);
    ctx.bezierCurveTo(wide * 0.75 * size, low - tall * 0.45, wide * 0.5 * size, low, 0, low);
    ctx.bezierCurveTo(-wide * 0.5 * size, low, -wide * 0.75 * size, low - tall * 0.45, 0, low - tall);
    ctx.fill();
    if (size === 1) ctx.stroke();
  }
}

function drawCandle(ctx: CanvasRenderingContext2D, { height, colour }: ShapeOf<'candle'>): void {
  const wide = Math.max(6, height * 0.18);
  ctx.lineWidth = 2;
  ctx.strokeStyle = INK;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(-wide / 2, -height, wide, height, 2);
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = '#ffffffb0';
  ctx.lineWidth = wide * 0.3;
  for (let y = 0; y < height + wide; y += wide) {
    ctx.beginPath();
    ctx.moveTo(-wide, -y);
    ctx.lineTo(wide, -y - wide * 0.8);
    ctx.stroke();
  }
  ctx.restore();
  ctx.beginPath();
  ctx.roundRect(-wide / 2, -height, wide, height, 2);
  ctx.moveTo(0, -height);
  ctx.lineTo(0, -height - wide * 0.5);
  ctx.stroke();
  drawFlame(ctx, wide, -height - wide * 0.35);
}

/** The part of a line or arc from one share of its length to another. */
export function drawPartialShape(
  ctx: CanvasRenderingContext2D,
  icing: Extract<IcingShape, { kind: 'line' | 'arc' }>,
  from: number,
  to: number,
): void {
  ctx.strokeStyle = icing.colour;
  ctx.lineWidth = icing.width;
  ctx.beginPath();
  if (icing.kind === 'line') {
    const [a, b] = [interpolate(icing.from, icing.to, from), interpolate(icing.from, icing.to, to)];
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
  } else {
    const { centre, radius, start, turn } = icing;
    ctx.arc(
      centre.x,
      centre.y,
      radius,
      (start + turn * from) * RADIANS,
      (start + turn * Math.min(to, from + 360 / Math.max(360, Math.abs(turn)))) * RADIANS,
      turn < 0,
    );
  }
  ctx.stroke();
}

function drawDot(ctx: CanvasRenderingContext2D, { at, size, colour }: ShapeOf<'dot'>): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(at.x, at.y, size / 2, 0, Math.PI * 2);
  ctx.fill();
}

function drawFill(ctx: CanvasRenderingContext2D, { corners, colour }: ShapeOf<'fill'>): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const { x, y } of corners) ctx.lineTo(x, y);
  ctx.fill('evenodd');
}

function drawText(ctx: CanvasRenderingContext2D, { text, align, size, colour, style }: ShapeOf<'text'>): void {
  const look = `${style.includes('i') ? 'italic ' : ''}${style.includes('b') ? '700' : '400'}`;
  ctx.font = `${look} ${size}px "Lilita One", "Baloo 2", sans-serif`;
  ctx.textAlign = align;
  ctx.fillStyle = colour;
  ctx.fillText(text, 0, 0);
}

function drawSprinkle(ctx: CanvasRenderingContext2D, { angle, colour }: ShapeOf<'sprinkle'>): void {
  ctx.rotate(angle * RADIANS);
  for (const [wide, style] of [
    [6.5, INK],
    [4, colour],
  ] as const) {
    ctx.lineWidth = wide;
    ctx.strokeStyle = style;
    ctx.beginPath();
    ctx.moveTo(-4, 0);
    ctx.lineTo(4, 0);
    ctx.stroke();
  }
}

export function drawShape(ctx: CanvasRenderingContext2D, icing: IcingShape): void {
  switch (icing.kind) {
    case 'line':
    case 'arc':
      drawPartialShape(ctx, icing, 0, 1);
      break;
    case 'dot':
      drawDot(ctx, icing);
      break;
    case 'fill':
      drawFill(ctx, icing);
      break;
    case 'text':
      upright(ctx, icing.at, () => drawText(ctx, icing));
      break;
    case 'sprinkle':
      upright(ctx, icing.at, () => drawSprinkle(ctx, icing));
      break;
    case 'candle':
      upright(ctx, icing.at, () => drawCandle(ctx, icing));
      break;
    case 'stamp':
      drawIcingBag(ctx, { ...icing, colour: icing.edge, fill: icing.colour });
      break;
  }
}

export const isIcingShape = (command: DrawCommand): command is IcingShape =>
  ['line', 'arc', 'dot', 'fill', 'text', 'sprinkle', 'candle', 'stamp'].includes(command.kind);
