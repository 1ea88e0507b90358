// Draws one moment of the intro film: a realm's real map, the avatar on the way, and the fade into the next realm.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { findRoute } from '../../../../client/src/game/core/pathfinding.ts';
import { drawMap } from '../../../../scripts/maps/drawMap.ts';
import { readMapFile } from '../../../../scripts/maps/readMap.ts';
import { PLAYER_SIZE } from '../../../../shared/src/constants/movement.ts';
import { ATLAS_FORMAT } from '../../../../shared/src/constants/pictures.ts';
import { clearanceGrid } from '../../../../shared/src/maps/clearance.ts';
import { toOrientedBox } from '../../../../shared/src/maps/obstacles.ts';
import type { Point } from '../../../../shared/src/maps/realmMap.ts';
import { DENSITY } from '../../art/characters/density.ts';
import { CELL, CELL_CAMERA } from '../../art/characters/sheet.ts';
import { type Context, HEIGHT, ROOT, WIDTH } from '../filmAssets.ts';
import { FADE_SECONDS, HERO, INTRO_SCENES, type IntroScene, SCENE_SECONDS } from './introScenes.ts';
import { walkAlong } from './walkAlong.ts';

export const INTRO_SECONDS = INTRO_SCENES.length * SCENE_SECONDS;
/** World pixels between the walker's feet and the middle of the picture. */
const CAMERA_ABOVE_FEET = 30;
const ARRIVAL_DISTANCE = 24;
/** On a page the film is smaller than the game's window: nearer, the avatar stays large enough to follow. */
const ZOOM = 1.35;
const VIEW = { width: WIDTH / ZOOM, height: HEIGHT / ZOOM };

interface Stage {
  /** A still: a canvas drawn onto another is copied whole each time, 40 MB a frame. */
  map: Image;
  way: readonly Point[];
}

export interface IntroAssets {
  hero: Image;
  stages: readonly Stage[];
}

const mapFile = (realm: string): string => path.join(ROOT, `tiled-maps/${realm}/${realm}.tmj`);

async function loadStage({ realm, from, to }: IntroScene): Promise<Stage> {
  const { map } = readMapFile(mapFile(realm));
  if (!map) throw new Error(`The map of ${realm} cannot be read: npm run maps`);
  const grid = clearanceGrid(map, map.walls.map(toOrientedBox), PLAYER_SIZE / 2);
  const { points } = findRoute(grid, from, to, ARRIVAL_DISTANCE);
  if (points.length === 0) throw new Error(`Nobody can walk from ${from.x},${from.y} in ${realm}.`);
  const drawn = await drawMap(map, mapFile(realm));
  return { map: await loadImage(await drawn.encode('png')), way: [from, ...points] };
}

export async function loadIntro(): Promise<IntroAssets> {
  const hero = await loadImage(readFileSync(path.join(ROOT, `assets/atlases/avatars/${HERO}.${ATLAS_FORMAT}`)));
  const stages: Stage[] = [];
  for (const scene of INTRO_SCENES) stages.push(await loadStage(scene));
  return { hero, stages };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function drawScene(ctx: Context, { hero, stages }: IntroAssets, index: number, seconds: number): void {
  const stage = stages[index];
  if (!stage) return;
  const { map, way } = stage;
  const walker = walkAlong(way, seconds);
  const left = within(walker.x - VIEW.width / 2, map.width - VIEW.width);
  const top = within(walker.y - CAMERA_ABOVE_FEET - VIEW.height / 2, map.height - VIEW.height);
  ctx.save();
  ctx.scale(ZOOM, ZOOM);
  ctx.drawImage(map, left, top, VIEW.width, VIEW.height, 0, 0, VIEW.width, VIEW.height);
  const { anchorX, anchorY } = CELL_CAMERA.frame ?? { anchorX: 0, anchorY: 0 };
  const [x, y] = [walker.x - left, walker.y - top];
  ctx.fillStyle = 'rgba(30, 20, 60, 0.28)';
  ctx.beginPath();
  ctx.ellipse(x, y, 15, 6, 0, 0, Math.PI * 2);
  ctx.fill();
  const size = CELL * DENSITY;
  const [column, row] = [walker.column * size, walker.row * size];
  ctx.drawImage(hero, column, row, size, size, x - anchorX, y - anchorY, CELL, CELL);
  ctx.restore();
}

/** Draws the film at `seconds`; its end leads into its beginning. */
export function drawIntro(assets: IntroAssets, seconds: number): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  const index = Math.floor(seconds / SCENE_SECONDS) % INTRO_SCENES.length;
  const local = seconds % SCENE_SECONDS;
  const before = (index + INTRO_SCENES.length - 1) % INTRO_SCENES.length;
  if (local < FADE_SECONDS) drawScene(ctx, assets, before, local + SCENE_SECONDS);
  ctx.globalAlpha = Math.min(1, local / FADE_SECONDS);
  drawScene(ctx, assets, index, local);
  return canvas;
}
