// Puts icing on a canvas whose middle is (0, 0) and whose y counts upwards: whole pieces, or the part of a line drawn so far.
import type { DrawCommand, Icing, Point } from './drawCommand.ts';

/** Width and height of the cake board in the learner's units. */
export const BOARD = 600;
export const BOARD_COLOUR = '#fffaf0';
const INK = '#2a1a3e';
const RADIANS = Math.PI / 180;

type IcingOf<K extends Icing['kind']> = Extract<Icing, { kind: K }>;

/** Pixels that the canvas has a side; afterwards the learner's coordinates can be used. */
export function fitBoard(ctx: CanvasRenderingContext2D, pixels: number): void {
  const scale = pixels / BOARD;
  ctx.setTransform(scale, 0, 0, -scale, pixels / 2, pixels / 2);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
}

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export const onArc = ({ centre, radius }: { centre: Point; radius: number }, degrees: number): Point => ({
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

function paintFlame(ctx: CanvasRenderingContext2D, wide: number, low: number): void {
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

function paintCandle(ctx: CanvasRenderingContext2D, { height, colour }: IcingOf<'candle'>): void {
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
  paintFlame(ctx, wide, -height - wide * 0.35);
}

/** The part of a line or arc from one share of its length to another. */
export function paintPart(
  ctx: CanvasRenderingContext2D,
  icing: Extract<Icing, { kind: 'line' | 'arc' }>,
  from: number,
  to: number,
): void {
  ctx.strokeStyle = icing.colour;
  ctx.lineWidth = icing.width;
  ctx.beginPath();
  if (icing.kind === 'line') {
    const [a, b] = [between(icing.from, icing.to, from), between(icing.from, icing.to, to)];
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

function paintDot(ctx: CanvasRenderingContext2D, { at, size, colour }: IcingOf<'dot'>): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(at.x, at.y, size / 2, 0, Math.PI * 2);
  ctx.fill();
}

function paintFill(ctx: CanvasRenderingContext2D, { corners, colour }: IcingOf<'fill'>): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const { x, y } of corners) ctx.lineTo(x, y);
  ctx.fill('evenodd');
}

function paintText(ctx: CanvasRenderingContext2D, { text, align, size, colour, style }: IcingOf<'text'>): void {
  const look = `${style.includes('i') ? 'italic ' : ''}${style.includes('b') ? '700' : '400'}`;
  ctx.font = `${look} ${size}px "Lilita One", "Baloo 2", sans-serif`;
  ctx.textAlign = align;
  ctx.fillStyle = colour;
  ctx.fillText(text, 0, 0);
}

function paintSprinkle(ctx: CanvasRenderingContext2D, { angle, colour }: IcingOf<'sprinkle'>): void {
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

export function paint(ctx: CanvasRenderingContext2D, icing: Icing): void {
  switch (icing.kind) {
    case 'line':
    case 'arc':
      paintPart(ctx, icing, 0, 1);
      break;
    case 'dot':
      paintDot(ctx, icing);
      break;
    case 'fill':
      paintFill(ctx, icing);
      break;
    case 'text':
      upright(ctx, icing.at, () => paintText(ctx, icing));
      break;
    case 'sprinkle':
      upright(ctx, icing.at, () => paintSprinkle(ctx, icing));
      break;
    case 'candle':
      upright(ctx, icing.at, () => paintCandle(ctx, icing));
      break;
  }
}

export const isIcing = (command: DrawCommand): command is Icing =>
  ['line', 'arc', 'dot', 'fill', 'text', 'sprinkle', 'candle'].includes(command.kind);
