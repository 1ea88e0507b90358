// Paints the closing ceremony: eight great lanterns with their guides on a meadow at night, all asleep or all alight.
import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import { CEREMONY_GUIDES } from './ceremonyCast.ts';
import {
  applyLanternLight,
  canvas,
  draw,
  HORIZON,
  lawn,
  nightSky,
  type PlacedSprite,
  SCENE,
  type Sprites,
} from './scenePainter.ts';

const PLANTS_BEHIND: readonly PlacedSprite[] = [
  ['pine', 60, 590],
  ['oak', 190, 586],
  ['pine', 420, 566],
  ['blossom', 690, 572],
  ['pine', 940, 560],
  ['oak', 1180, 572],
  ['blossom', 1450, 574],
  ['pine', 1640, 582],
  ['oak', 1850, 600],
];
const PLANTS_NEAR: readonly PlacedSprite[] = [
  ['bush', 20, 800],
  ['flowers-yellow', 300, 806],
  ['flowers-pink', 620, 800],
  ['flowers-yellow', 960, 812],
  ['flowers-pink', 1290, 802],
  ['flowers-yellow', 1600, 806],
  ['bush', 1900, 800],
];

/** Ground points of the lanterns, on a shallow arc. */
const LANTERNS = CEREMONY_GUIDES.map((_, at) => ({
  x: 130 + at * 229,
  y: 660 + Math.round(50 * Math.sin((at / 7) * Math.PI)),
}));
/** A guide stands in front of the lantern, on the side of the middle. */
const guideSpot = (at: number): PlacedSprite => {
  const { x, y } = LANTERNS[at] ?? { x: 0, y: 0 };
  return [CEREMONY_GUIDES[at] ?? '', x + 92, y + 40];
};
/** From a lantern's ground point up to its flame, px. */
const FLAME = 104;

function meadow(sprites: Sprites, grass: Image, lantern: 'lantern-asleep' | 'lantern-alight'): Canvas {
  const { board, pen } = canvas();
  lawn(pen, HORIZON - 26, 20, 'rgba(90, 170, 140, 0.45)', grass);
  for (const plant of PLANTS_BEHIND) draw(pen, sprites, plant);
  lawn(pen, 600, 14, 'rgba(120, 200, 110, 0.12)', grass);
  for (const { x, y } of LANTERNS) draw(pen, sprites, [lantern, x, y]);
  for (const at of LANTERNS.keys()) draw(pen, sprites, guideSpot(at));
  for (const plant of PLANTS_NEAR) draw(pen, sprites, plant);
  return board;
}

function paintNight(pen: SKRSContext2D, scene: Canvas, isLit: boolean): void {
  nightSky(pen, 0);
  const lamps = isLit ? LANTERNS.map(({ x, y }) => ({ x, y: y - FLAME, radius: 300 })) : [];
  applyLanternLight(pen, scene, { sources: lamps, lamps: lamps.length });
}

export function ceremonyPicture(isLit: boolean, sprites: Sprites, grass: Image): Canvas {
  const { board, pen } = canvas();
  paintNight(pen, meadow(sprites, grass, isLit ? 'lantern-alight' : 'lantern-asleep'), isLit);
  return board;
}

/** The lanterns' flames as shares of the picture, in play order. */
export const flameShares = LANTERNS.map(({ x, y }) => ({
  x: Math.round((x / SCENE.width) * 1000) / 10,
  y: Math.round(((y - FLAME) / SCENE.height) * 1000) / 10,
}));
