// Paints what the site's large pictures share: night sky, lawns, sprites on their ground points, and lantern light.
import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { randomStream } from '../core/noise.ts';
import { INK } from '../core/palette.ts';
import { toCanvas } from '../core/picture.ts';
import type { Sprite } from '../core/render.ts';

/** Size of each picture, px. */
export const SCENE = { width: 1920, height: 820 } as const;
export type Sprites = ReadonlyMap<string, Sprite>;

/** Toy, and where its ground point stands (pixels). */
export type PlacedSprite = readonly [toy: string, x: number, y: number];

export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Light {
  sources: readonly Glow[];
  /** So many of the first have a lamp that is seen; the rest is light without one. */
  lamps: number;
}

export const HORIZON = 560;

export function canvas(): { board: Canvas; pen: SKRSContext2D } {
  const board = createCanvas(SCENE.width, SCENE.height);
  return { board, pen: board.getContext('2d') };
}

/** Fills the picture with three colours from the top to just below the horizon. */
export function fillAir(ctx: SKRSContext2D, stops: readonly [string, string, string]): void {
  const air = ctx.createLinearGradient(0, 0, 0, HORIZON + 60);
  for (const [i, stop] of stops.entries()) air.addColorStop(i / 2, stop);
  ctx.fillStyle = air;
  ctx.fillRect(0, 0, SCENE.width, SCENE.height);
}

/** Stars and a moon; the stars are few and faint left of `quiet` px, where words stand. */
export function nightSky(ctx: SKRSContext2D, quiet: number): void {
  fillAir(ctx, ['#0f1130', '#2a2566', '#6a4fa0']);
  const random = randomStream(7);
  ctx.fillStyle = '#fff6d8';
  for (let i = 0; i < 110; i++) {
    const [x, y] = [random() * SCENE.width, random() ** 1.4 * 470];
    ctx.globalAlpha = x < quiet ? 0.35 : 0.35 + random() * 0.6;
    ctx.beginPath();
    ctx.arc(x, y, 0.8 + random() * 1.6, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  radial(ctx, { x: 1600, y: 210, radius: 190 }, '255, 240, 200', 0.4);
  ctx.fillStyle = '#fff3cf';
  ctx.beginPath();
  ctx.arc(1600, 210, 44, 0, Math.PI * 2);
  ctx.fill();
}

/** A rolling lawn from `top` down, painted with the game's own grass. */
export function lawn(ctx: SKRSContext2D, top: number, swing: number, wash: string, grass: Image): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(0, top + swing);
  ctx.bezierCurveTo(SCENE.width * 0.3, top - swing, SCENE.width * 0.55, top + swing, SCENE.width, top - swing * 0.4);
  ctx.lineTo(SCENE.width, SCENE.height);
  ctx.lineTo(0, SCENE.height);
  ctx.closePath();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.clip();
  ctx.fillStyle = ctx.createPattern(grass, 'repeat');
  ctx.fillRect(0, top - 80, SCENE.width, SCENE.height);
  ctx.fillStyle = wash;
  ctx.fillRect(0, top - 80, SCENE.width, SCENE.height);
  ctx.restore();
}

export function draw(ctx: SKRSContext2D, sprites: Sprites, [toy, x, y]: PlacedSprite): void {
  const sprite = sprites.get(toy);
  if (!sprite) throw new Error(`The toy "${toy}" was not rendered`);
  ctx.drawImage(toCanvas(sprite.shadow), x - sprite.anchorX, y - sprite.anchorY);
  ctx.drawImage(toCanvas(sprite.color), x - sprite.anchorX, y - sprite.anchorY);
}

/** Multiplies what is painted by a colour, and leaves the rest empty. */
function tinted(source: Canvas, color: string): { board: Canvas; pen: SKRSContext2D } {
  const made = canvas();
  made.pen.drawImage(source, 0, 0);
  made.pen.globalCompositeOperation = 'multiply';
  made.pen.fillStyle = color;
  made.pen.fillRect(0, 0, SCENE.width, SCENE.height);
  made.pen.globalCompositeOperation = 'destination-in';
  made.pen.drawImage(source, 0, 0);
  made.pen.globalCompositeOperation = 'source-over';
  return made;
}

function radial(ctx: SKRSContext2D, { x, y, radius }: Glow, rgb: string, strength: number): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgba(${rgb}, ${strength})`);
  light.addColorStop(0.45, `rgba(${rgb}, ${strength * 0.55})`);
  light.addColorStop(1, `rgba(${rgb}, 0)`);
  ctx.fillStyle = light;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** The toys in the dark, and as bright and warm as by day where a lantern shines. */
export function applyLanternLight(ctx: SKRSContext2D, sunny: Canvas, { sources, lamps }: Light): void {
  ctx.drawImage(tinted(sunny, '#5a5fae').board, 0, 0);
  const mask = canvas();
  for (const glow of sources) radial(mask.pen, glow, '255, 255, 255', 0.95);
  const warm = tinted(sunny, '#ffe3b4');
  warm.pen.globalCompositeOperation = 'destination-in';
  warm.pen.drawImage(mask.board, 0, 0);
  ctx.drawImage(warm.board, 0, 0);
  ctx.globalCompositeOperation = 'screen';
  for (const glow of sources.slice(0, lamps)) {
    radial(ctx, { ...glow, radius: glow.radius * 0.7 }, '255, 180, 80', 0.5);
    radial(ctx, { ...glow, radius: 46 }, '255, 236, 170', 0.6);
  }
  ctx.globalCompositeOperation = 'source-over';
}
