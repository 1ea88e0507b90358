// Owns the start page's picture: the park's gate with everybody in front of it, by day and by lantern light.
import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { randomStream } from '../core/noise.ts';
import { INK } from '../core/palette.ts';
import { toCanvas } from '../core/picture.ts';
import type { Sprite } from '../core/render.ts';

export const HERO = { width: 1920, height: 820 } as const;
export type Light = 'day' | 'night';
type Sprites = ReadonlyMap<string, Sprite>;

/** Toy, and where its ground point stands (pixels). Drawn from far to near. */
type PlacedSprite = readonly [toy: string, x: number, y: number];

const BEHIND: readonly PlacedSprite[] = [
  ['pine', 1010, 566],
  ['oak', 1092, 570],
  ['ferris', 1726, 592],
  ['pine', 1884, 590],
  ['carousel', 1120, 612],
  ['blossom', 1236, 598],
  ['oak-lime', 1576, 600],
  ['pine', 930, 592],
  ['blossom', 860, 604],
  ['oak', 40, 612],
  ['pine', 128, 600],
  ['oak-lime', 214, 606],
  ['blossom', -6, 664],
];
const MIDDLE: readonly PlacedSprite[] = [
  ['gate-front', 1412, 664],
  ['bush-pink', 1192, 668],
  ['bush', 1626, 668],
  ['tent', 1790, 676],
  ['talking-tree', 998, 694],
  ['lamp', 1246, 712],
  ['lamp', 1580, 712],
  ['wizard', 1664, 738],
  ['robot', 1170, 742],
  ['flowers-pink', 900, 742],
  ['flowers-yellow', 1752, 752],
  ['bush', 1880, 760],
];
const NEAR: readonly PlacedSprite[] = [
  ['flowers-yellow', 96, 742],
  ['lamp', 800, 744],
  ['owl', 1560, 770],
  ['milo', 236, 778],
  ['blaze', 398, 786],
  ['adam', 560, 780],
  ['rio', 1292, 790],
  ['aria', 1448, 796],
  ['jax', 720, 790],
  ['flowers-pink', 1812, 800],
  ['flowers-pink', 318, 800],
  ['flowers-yellow', 1010, 796],
];
/** The two strings, as corners of their curves, and how far along them lanterns hang. */
const STRINGS = [
  { corners: [900, -20, 1060, 170, 1380, 190, 1580, -20], lanterns: [0.16, 0.34, 0.52, 0.7, 0.87] },
  { corners: [1560, -20, 1650, 120, 1790, 150, 1960, 20], lanterns: [0.3, 0.58, 0.84] },
] as const;

/** A point of a cubic curve. */
function cubicBezier([ax, ay, bx, by, cx, cy, dx, dy]: (typeof STRINGS)[number]['corners'], t: number) {
  const at = (a: number, b: number, c: number, d: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
  return { x: at(ax, bx, cx, dx), y: at(ay, by, cy, dy) };
}
/** Where the rings of the lanterns are. */
const LANTERN_RINGS = STRINGS.flatMap(({ corners, lanterns }) => lanterns.map((t) => cubicBezier(corners, t)));
/** From a lantern's ring down to its ground point (pixels). */
const LANTERN_HEIGHT = 68;

interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
const LIGHT_SOURCES: readonly Glow[] = [
  ...LANTERN_RINGS.map(({ x, y }) => ({ x, y: y + 40, radius: 130 })),
  { x: 1246, y: 566, radius: 250 },
  { x: 1580, y: 566, radius: 250 },
  { x: 800, y: 598, radius: 260 },
  { x: 1412, y: 520, radius: 330 },
  { x: 1726, y: 430, radius: 230 },
  { x: 1120, y: 540, radius: 200 },
  { x: 398, y: 740, radius: 330 },
  { x: 1390, y: 740, radius: 340 },
];

/** So many of them have a lamp that is seen; the rest is light without one. */
const LIT = LANTERN_RINGS.length + 3;

function canvas(): { board: Canvas; pen: SKRSContext2D } {
  const board = createCanvas(HERO.width, HERO.height);
  return { board, pen: board.getContext('2d') };
}

/** The middle of a terrain tile set: a patch of plain ground that repeats. */
export interface Grounds {
  readonly grass: Image;
  readonly path: Image;
}

const HORIZON = 560;

function sky(ctx: SKRSContext2D, light: Light): void {
  const air = ctx.createLinearGradient(0, 0, 0, HORIZON + 60);
  const stops = light === 'day' ? ['#8fd0fb', '#c9ecff', '#fff3d8'] : ['#0f1130', '#2a2566', '#6a4fa0'];
  for (const [i, stop] of stops.entries()) air.addColorStop(i / 2, stop);
  ctx.fillStyle = air;
  ctx.fillRect(0, 0, HERO.width, HERO.height);
  if (light === 'day') for (const [x, y, size] of CLOUDS) cloud(ctx, x, y, size);
  else nightSky(ctx);
}

const CLOUDS = [
  [700, 70, 1],
  [1580, 210, 1.1],
  [980, 300, 0.8],
  [300, 470, 0.9],
] as const;
function cloud(ctx: SKRSContext2D, x: number, y: number, size: number): void {
  for (const [color, drop] of [
    ['rgba(120, 170, 220, 0.35)', 7],
    ['rgba(255, 255, 255, 0.9)', 0],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    for (const [dx, dy, r] of [
      [-62, 6, 26],
      [-26, -10, 38],
      [18, -4, 32],
      [56, 8, 24],
    ] as const)
      ctx.arc(x + dx * size, y + (dy + drop) * size, r * size, 0, Math.PI * 2);
    ctx.fill();
  }
}
function nightSky(ctx: SKRSContext2D): void {
  const random = randomStream(7);
  ctx.fillStyle = '#fff6d8';
  for (let i = 0; i < 110; i++) {
    const [x, y] = [random() * HERO.width, random() ** 1.4 * 470];
    // Few and faint behind the words.
    ctx.globalAlpha = x < 900 ? 0.35 : 0.35 + random() * 0.6;
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
function lawn(ctx: SKRSContext2D, top: number, swing: number, wash: string, grass: Image): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(0, top + swing);
  ctx.bezierCurveTo(HERO.width * 0.3, top - swing, HERO.width * 0.55, top + swing, HERO.width, top - swing * 0.4);
  ctx.lineTo(HERO.width, HERO.height);
  ctx.lineTo(0, HERO.height);
  ctx.closePath();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.clip();
  ctx.fillStyle = ctx.createPattern(grass, 'repeat');
  ctx.fillRect(0, top - 80, HERO.width, HERO.height);
  ctx.fillStyle = wash;
  ctx.fillRect(0, top - 80, HERO.width, HERO.height);
  ctx.restore();
}

function drawPath(ctx: SKRSContext2D, path: Image): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(1404, HORIZON - 22);
  ctx.bezierCurveTo(1366, 660, 1290, 720, 1130, HERO.height);
  ctx.lineTo(1660, HERO.height);
  ctx.bezierCurveTo(1536, 720, 1458, 660, 1420, HORIZON - 22);
  ctx.closePath();
  ctx.strokeStyle = '#8a5a3b';
  ctx.lineWidth = 8;
  ctx.stroke();
  ctx.clip();
  ctx.fillStyle = ctx.createPattern(path, 'repeat');
  ctx.fillRect(1000, 500, 800, 400);
  ctx.restore();
}

function drawLanternStrings(ctx: SKRSContext2D, sprites: Sprites): void {
  ctx.strokeStyle = '#7a5636';
  ctx.lineWidth = 4;
  for (const { corners } of STRINGS) {
    const [ax, ay, bx, by, cx, cy, dx, dy] = corners;
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.bezierCurveTo(bx, by, cx, cy, dx, dy);
    ctx.stroke();
  }
  for (const { x, y } of LANTERN_RINGS) draw(ctx, sprites, ['lantern', Math.round(x), Math.round(y) + LANTERN_HEIGHT]);
}

function draw(ctx: SKRSContext2D, sprites: Sprites, [toy, x, y]: PlacedSprite): void {
  const sprite = sprites.get(toy);
  if (!sprite) throw new Error(`The toy "${toy}" was not rendered`);
  ctx.drawImage(toCanvas(sprite.shadow), x - sprite.anchorX, y - sprite.anchorY);
  ctx.drawImage(toCanvas(sprite.color), x - sprite.anchorX, y - sprite.anchorY);
}

/** Everything but the sky, as the sun shows it. */
function drawScene(sprites: Sprites, { grass, path }: Grounds): Canvas {
  const { board, pen: ctx } = canvas();
  draw(ctx, sprites, ['balloon', 1286, 420]);
  lawn(ctx, HORIZON - 26, 26, 'rgba(90, 170, 140, 0.45)', grass);
  for (const one of BEHIND) draw(ctx, sprites, one);
  lawn(ctx, 618, 20, 'rgba(120, 200, 110, 0.12)', grass);
  drawPath(ctx, path);
  for (const one of MIDDLE) draw(ctx, sprites, one);
  for (const one of NEAR) draw(ctx, sprites, one);
  drawLanternStrings(ctx, sprites);
  return board;
}

/** Multiplies what is painted by a colour, and leaves the rest empty. */
function tinted(source: Canvas, color: string): { board: Canvas; pen: SKRSContext2D } {
  const made = canvas();
  made.pen.drawImage(source, 0, 0);
  made.pen.globalCompositeOperation = 'multiply';
  made.pen.fillStyle = color;
  made.pen.fillRect(0, 0, HERO.width, HERO.height);
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
function applyLanternLight(ctx: SKRSContext2D, sunny: Canvas): void {
  ctx.drawImage(tinted(sunny, '#5a5fae').board, 0, 0);
  const mask = canvas();
  for (const glow of LIGHT_SOURCES) radial(mask.pen, glow, '255, 255, 255', 0.95);
  const warm = tinted(sunny, '#ffe3b4');
  warm.pen.globalCompositeOperation = 'destination-in';
  warm.pen.drawImage(mask.board, 0, 0);
  ctx.drawImage(warm.board, 0, 0);
  ctx.globalCompositeOperation = 'screen';
  for (const glow of LIGHT_SOURCES.slice(0, LIT)) {
    radial(ctx, { ...glow, radius: glow.radius * 0.7 }, '255, 180, 80', 0.5);
    radial(ctx, { ...glow, radius: 46 }, '255, 236, 170', 0.6);
  }
  ctx.globalCompositeOperation = 'source-over';
}

export function heroPicture(light: Light, sprites: Sprites, grounds: Grounds): Canvas {
  const { board, pen: ctx } = canvas();
  sky(ctx, light);
  const sunny = drawScene(sprites, grounds);
  if (light === 'day') ctx.drawImage(sunny, 0, 0);
  else applyLanternLight(ctx, sunny);
  return board;
}
