// Owns the start page's picture: the park's gate with everybody in front of it, by day and by lantern light.
import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import {
  applyLanternLight,
  canvas,
  draw,
  fillAir,
  type Glow,
  HORIZON,
  lawn,
  nightSky,
  type PlacedSprite,
  SCENE,
  type Sprites,
} from './scenePainter.ts';

export type Light = 'day' | 'night';

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

/** The middle of a terrain tile set: a patch of plain ground that repeats. */
export interface Grounds {
  readonly grass: Image;
  readonly path: Image;
}

function sky(ctx: SKRSContext2D, light: Light): void {
  if (light === 'night') {
    nightSky(ctx, 900);
    return;
  }
  fillAir(ctx, ['#8fd0fb', '#c9ecff', '#fff3d8']);
  for (const [x, y, size] of CLOUDS) cloud(ctx, x, y, size);
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
function drawPath(ctx: SKRSContext2D, path: Image): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(1404, HORIZON - 22);
  ctx.bezierCurveTo(1366, 660, 1290, 720, 1130, SCENE.height);
  ctx.lineTo(1660, SCENE.height);
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

export function heroPicture(light: Light, sprites: Sprites, grounds: Grounds): Canvas {
  const { board, pen: ctx } = canvas();
  sky(ctx, light);
  const sunny = drawScene(sprites, grounds);
  if (light === 'day') ctx.drawImage(sunny, 0, 0);
  else applyLanternLight(ctx, sunny, { sources: LIGHT_SOURCES, lamps: LIT });
  return board;
}
