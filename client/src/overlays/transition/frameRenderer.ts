// Draws the frames of the transition screen: scenery, lanterns that light up, and the walking avatar.
import { PLAYER_FRAME_SECONDS, PLAYER_FRAME_SIZE, PLAYER_FRAMES } from '@lanternwise/shared/constants/movement';
import { ATLAS_FORMAT } from '@lanternwise/shared/constants/pictures';
import { TRANSITION_HEIGHT, TRANSITION_WIDTH } from '@lanternwise/shared/constants/timings';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import { drawLantern, drawScenery, LANTERNS } from './scenery.ts';
import { loadScenerySprites, type ScenerySprites } from './scenerySprites.ts';
import { pointOnPath } from './transitionPath.ts';

const sheetUrls = import.meta.glob<string>('../../../../assets/atlases/avatars/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

const DIRECTION_ROWS = { up: 0, left: 1, down: 2, right: 3 } as const;
const AVATAR_SIZE = 230;
/** Share of the path over which a lantern lights up. */
const LANTERN_FADE = 0.05;

function loadSheet(avatar: AvatarId): HTMLImageElement | undefined {
  const url = sheetUrls[`../../../../assets/atlases/avatars/${avatar}.${ATLAS_FORMAT}`];
  if (!url) return undefined;
  const image = new Image();
  image.src = url;
  return image;
}

function drawAvatar(
  ctx: CanvasRenderingContext2D,
  sheet: HTMLImageElement | undefined,
  progress: number,
  ms: number,
): void {
  const { x, y, facing } = pointOnPath(progress);
  ctx.fillStyle = 'rgba(20, 12, 40, 0.35)';
  ctx.beginPath();
  ctx.ellipse(x, y + 24, 62, 20, 0, 0, Math.PI * 2);
  ctx.fill();
  if (!sheet?.complete || sheet.naturalWidth === 0) return;
  const frame = Math.floor(ms / (PLAYER_FRAME_SECONDS * 1000)) % PLAYER_FRAMES;
  const cell = sheet.naturalWidth / PLAYER_FRAMES;
  const box = [frame * cell, DIRECTION_ROWS[facing] * cell, cell, cell] as const;
  // The feet are at (32, 56) of the 64 units of a cell.
  const feet = (56 / PLAYER_FRAME_SIZE) * AVATAR_SIZE;
  ctx.drawImage(sheet, ...box, x - AVATAR_SIZE / 2, y + 24 - feet, AVATAR_SIZE, AVATAR_SIZE);
}

export type DrawFrame = (progress: number, ms: number) => void;

/** Draws the scenery once and returns a function that draws a frame over it: progress 0–1, ms since the start. */
export function createFrameRenderer(
  canvas: HTMLCanvasElement,
  avatar: AvatarId,
  destination: string,
): DrawFrame | undefined {
  const ctx = canvas.getContext('2d');
  const scenery = document.createElement('canvas');
  scenery.width = TRANSITION_WIDTH;
  scenery.height = TRANSITION_HEIGHT;
  const sceneryCtx = scenery.getContext('2d');
  if (!ctx || !sceneryCtx) return undefined;
  let sprites: ScenerySprites = new Map();
  drawScenery(sceneryCtx, sprites, destination);
  // Redrawn when the sprites (trees, lamps, gate) have been loaded.
  void loadScenerySprites().then((loaded) => {
    sprites = loaded;
    drawScenery(sceneryCtx, sprites, destination);
  });
  const sheet = loadSheet(avatar);
  return (progress, ms) => {
    ctx.drawImage(scenery, 0, 0);
    const behind = pointOnPath(progress).y + 24;
    const light = (post: (typeof LANTERNS)[number]) =>
      drawLantern(ctx, sprites, post, Math.min(1, Math.max(0, (progress - post.share) / LANTERN_FADE + 0.5)));
    for (const post of LANTERNS) if (post.y <= behind) light(post);
    drawAvatar(ctx, sheet, progress, ms);
    for (const post of LANTERNS) if (post.y > behind) light(post);
  };
}
