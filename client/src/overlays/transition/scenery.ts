// The painted evening of the transition screen: sky, moon, hills, the way with its lanterns, the gate at its end.
import { TRANSITION_HEIGHT, TRANSITION_WIDTH } from '@lanternwise/shared/constants/timings';
import { type Point, pointAt, WAY } from './path.ts';

const INK = '#1b1430';
const SKY = ['#141033', '#2b2160', '#5b3b86', '#c56a8a', '#ffb979'] as const;

/** The same "random" numbers every time, so that the picture is always the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function sky(ctx: CanvasRenderingContext2D): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, TRANSITION_HEIGHT * 0.72);
  for (const [index, colour] of SKY.entries()) gradient.addColorStop(index / (SKY.length - 1), colour);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, TRANSITION_WIDTH, TRANSITION_HEIGHT);
  const random = dice(7);
  for (let star = 0; star < 170; star += 1) {
    const y = random() ** 1.7 * TRANSITION_HEIGHT * 0.5;
    ctx.globalAlpha = 0.35 + random() * 0.6;
    ctx.fillStyle = '#fff6d8';
    ctx.beginPath();
    ctx.arc(random() * TRANSITION_WIDTH, y, 1.2 + random() * 2.6, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  glow(ctx, { x: 430, y: 300 }, 420, '255, 240, 200', 0.5);
  ctx.fillStyle = '#fff3cf';
  ctx.beginPath();
  ctx.arc(430, 300, 110, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#f3dca6';
  for (const [x, y, r] of [
    [395, 270, 22],
    [465, 330, 30],
    [450, 250, 12],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
  }
}

function glow(ctx: CanvasRenderingContext2D, { x, y }: Point, radius: number, rgb: string, strength: number): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgba(${rgb}, ${strength})`);
  light.addColorStop(1, `rgba(${rgb}, 0)`);
  ctx.fillStyle = light;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** One range of hills: a sum of waves, filled down to the bottom with a lit upper edge. */
function hills(
  ctx: CanvasRenderingContext2D,
  base: number,
  height: number,
  phase: number,
  fill: [string, string],
  rim: string,
) {
  const ridge = (x: number) =>
    base -
    Math.sin(x / 310 + phase) * height -
    Math.sin(x / 127 + phase * 2.3) * height * 0.28 -
    Math.sin(x / 720) * height * 0.5;
  const outline = () => {
    ctx.beginPath();
    ctx.moveTo(0, ridge(0));
    for (let x = 0; x <= TRANSITION_WIDTH; x += 12) ctx.lineTo(x, ridge(x));
  };
  outline();
  ctx.lineTo(TRANSITION_WIDTH, TRANSITION_HEIGHT);
  ctx.lineTo(0, TRANSITION_HEIGHT);
  const shade = ctx.createLinearGradient(0, base - height, 0, base + height * 3);
  shade.addColorStop(0, fill[0]);
  shade.addColorStop(1, fill[1]);
  ctx.fillStyle = shade;
  ctx.fill();
  outline();
  ctx.strokeStyle = rim;
  ctx.lineWidth = 5;
  ctx.stroke();
  return ridge;
}

function tree(ctx: CanvasRenderingContext2D, x: number, y: number, size: number, leaf: string, light: string): void {
  ctx.fillStyle = '#3b2440';
  ctx.fillRect(x - size * 0.07, y - size * 0.45, size * 0.14, size * 0.5);
  for (const [dx, dy, r] of [
    [-0.24, -0.56, 0.27],
    [0.25, -0.58, 0.28],
    [0, -0.84, 0.33],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2);
    ctx.fillStyle = leaf;
    ctx.fill();
    ctx.strokeStyle = INK;
    ctx.lineWidth = size * 0.025;
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.arc(x + size * 0.02, y - size * 0.88, size * 0.22, Math.PI * 1.05, Math.PI * 1.75);
  ctx.strokeStyle = light;
  ctx.lineWidth = size * 0.06;
  ctx.lineCap = 'round';
  ctx.stroke();
}

function way(ctx: CanvasRenderingContext2D): void {
  const draw = (width: number, colour: string) => {
    ctx.beginPath();
    for (const { x, y } of WAY) ctx.lineTo(x, y + 22);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.stroke();
  };
  draw(170, 'rgba(20, 12, 40, 0.35)');
  draw(150, '#6b4a63');
  draw(130, '#c79a78');
  draw(96, '#d9b48c');
  const random = dice(23);
  for (let stone = 0; stone < 90; stone += 1) {
    const { x, y } = pointAt(random());
    ctx.fillStyle = random() > 0.5 ? 'rgba(255, 236, 200, 0.35)' : 'rgba(110, 70, 80, 0.3)';
    ctx.beginPath();
    ctx.ellipse(
      x + (random() - 0.5) * 90,
      y + 22 + (random() - 0.5) * 80,
      8 + random() * 12,
      5 + random() * 5,
      0,
      0,
      7,
    );
    ctx.fill();
  }
}

/** The arch the way leads to, with light falling out of it. */
function gate(ctx: CanvasRenderingContext2D): void {
  const { x, y } = pointAt(1);
  glow(ctx, { x: x + 30, y: y - 130 }, 430, '255, 214, 120', 0.75);
  ctx.fillStyle = '#fff0bf';
  ctx.strokeStyle = INK;
  ctx.lineWidth = 10;
  const arch = (inset: number) => {
    ctx.beginPath();
    ctx.moveTo(x - 130 + inset, y + 60);
    ctx.lineTo(x - 130 + inset, y - 150);
    ctx.arc(x + 30, y - 150, 160 - inset, Math.PI, 0);
    ctx.lineTo(x + 190 - inset, y + 60);
  };
  arch(0);
  ctx.fillStyle = '#6d5a9c';
  ctx.fill();
  ctx.stroke();
  arch(46);
  ctx.closePath();
  const light = ctx.createLinearGradient(0, y - 300, 0, y + 60);
  light.addColorStop(0, '#fffbe6');
  light.addColorStop(1, '#ffc145');
  ctx.fillStyle = light;
  ctx.fill();
  ctx.stroke();
}

/** Where lanterns stand: beside the way, on alternating sides, as shares of it. */
export const LANTERNS: readonly (Point & { share: number })[] = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.92].map(
  (share, index) => {
    const { x, y } = pointAt(share);
    return { share, x: x + (index % 2 === 0 ? -34 : 34), y: y + (index % 2 === 0 ? -74 : 128) };
  },
);

export function lantern(ctx: CanvasRenderingContext2D, { x, y }: Point, lit: number): void {
  if (lit > 0) glow(ctx, { x, y: y - 118 }, 230, '255, 201, 96', 0.62 * lit);
  ctx.strokeStyle = INK;
  ctx.lineCap = 'round';
  ctx.lineWidth = 20;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y - 84);
  ctx.stroke();
  ctx.strokeStyle = '#4f4a86';
  ctx.lineWidth = 11;
  ctx.stroke();
  ctx.fillStyle = lit > 0 ? `rgb(255, ${Math.round(150 + 70 * lit)}, ${Math.round(80 + 60 * lit)})` : '#5a4c6e';
  ctx.strokeStyle = INK;
  ctx.lineWidth = 7;
  ctx.beginPath();
  ctx.roundRect(x - 25, y - 146, 50, 60, 15);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#e8a53a';
  for (const [top, half] of [
    [-156, 30],
    [-94, 27],
  ] as const) {
    ctx.beginPath();
    ctx.roundRect(x - half, y + top, half * 2, 15, 6);
    ctx.fill();
    ctx.stroke();
  }
}

/** Everything that does not move, painted once. */
export function paintScenery(ctx: CanvasRenderingContext2D): void {
  sky(ctx);
  hills(ctx, 760, 90, 0.4, ['#6d4f92', '#4a3a7a'], 'rgba(255, 200, 160, 0.55)');
  hills(ctx, 880, 80, 2.2, ['#4d4488', '#33306a'], 'rgba(255, 190, 170, 0.35)');
  const near = hills(ctx, 1010, 60, 4.1, ['#3d6b63', '#1d3b46'], 'rgba(210, 240, 170, 0.5)');
  const random = dice(41);
  for (let index = 0; index < 15; index += 1) {
    const x = 60 + index * 155 + random() * 70;
    if (Math.abs(x - 1880) < 230) continue;
    tree(
      ctx,
      x,
      near(x) + 18,
      110 + random() * 70,
      index % 4 === 0 ? '#8a5a8e' : '#2f6f63',
      'rgba(255, 226, 160, 0.5)',
    );
  }
  way(ctx);
  gate(ctx);
  for (let index = 0; index < 9; index += 1) {
    const x = 90 + index * 265 + random() * 90;
    tree(ctx, x, 1500 + random() * 60, 190 + random() * 60, '#1f4b4d', 'rgba(150, 220, 190, 0.35)');
  }
}
