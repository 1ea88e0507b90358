// Draws frames of the evening road: scenery, lanterns lit as far as asked, and the figures that walk on it.
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
type Facing = keyof typeof DIRECTION_ROWS;
const FIGURE_SIZE = 230;
/** Frames reach so far below the middle of the path. */
const STANDS_BELOW = 24;
/** Share of the path over which a lantern lights up. */
const LANTERN_FADE = 0.05;

/** Somebody on the road, `at` = 0–1 along it. */
export interface RoadFigure {
  at: number;
  /** With the feet at x, y; `size` = side of a cell of 64 units, px. */
  draw(ctx: CanvasRenderingContext2D, x: number, y: number, size: number): void;
}

export interface RoadFrame {
  /** How dark it is around the lanterns and figures, 0–1. */
  night?: number;
  /** How far the lantern at this share of the path is lit, 0–1. */
  lightOf(share: number): number;
  /** From back to front. */
  figures: readonly RoadFigure[];
}

function loadSheet(avatar: AvatarId): HTMLImageElement | undefined {
  const url = sheetUrls[`../../../../assets/atlases/avatars/${avatar}.${ATLAS_FORMAT}`];
  if (!url) return undefined;
  const image = new Image();
  image.src = url;
  return image;
}

/** Draws the avatar; `ms` = how long it has walked, 0 while it stands. */
export function createAvatarFigure(avatar: AvatarId): (at: number, ms: number, facing?: Facing) => RoadFigure {
  const sheet = loadSheet(avatar);
  return (at, ms, facing = pointOnPath(at).facing) => ({
    at,
    draw(ctx, x, y, size) {
      if (!sheet?.complete || sheet.naturalWidth === 0) return;
      const frame = Math.floor(ms / (PLAYER_FRAME_SECONDS * 1000)) % PLAYER_FRAMES;
      const cell = sheet.naturalWidth / PLAYER_FRAMES;
      const box = [frame * cell, DIRECTION_ROWS[facing] * cell, cell, cell] as const;
      // The feet are at (32, 56) of the 64 units of a cell.
      ctx.drawImage(sheet, ...box, x - size / 2, y - (56 / PLAYER_FRAME_SIZE) * size, size, size);
    },
  });
}

function drawFigure(ctx: CanvasRenderingContext2D, { at, draw }: RoadFigure): void {
  const { x, y } = pointOnPath(at);
  ctx.fillStyle = 'rgba(20, 12, 40, 0.35)';
  ctx.beginPath();
  ctx.ellipse(x, y + STANDS_BELOW, 62, 20, 0, 0, Math.PI * 2);
  ctx.fill();
  draw(ctx, x, y + STANDS_BELOW, FIGURE_SIZE);
}

/** Draws the scenery once, as large as the canvas, and returns a function that draws a frame over it. `sign` = on the gate. */
export function createRoadPainter(canvas: HTMLCanvasElement, sign: string): ((frame: RoadFrame) => void) | undefined {
  const ctx = canvas.getContext('2d');
  const scenery = document.createElement('canvas');
  scenery.width = canvas.width;
  scenery.height = canvas.height;
  const sceneryCtx = scenery.getContext('2d');
  if (!ctx || !sceneryCtx) return undefined;
  const scale = canvas.width / TRANSITION_WIDTH;
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  sceneryCtx.setTransform(scale, 0, 0, scale, 0, 0);
  let sprites: ScenerySprites = new Map();
  drawScenery(sceneryCtx, sprites, sign);
  // Redrawn when the sprites (trees, lamps, gate) have been loaded.
  void loadScenerySprites().then((loaded) => {
    sprites = loaded;
    drawScenery(sceneryCtx, sprites, sign);
  });
  return ({ night = 0, lightOf, figures }) => {
    ctx.drawImage(scenery, 0, 0, TRANSITION_WIDTH, TRANSITION_HEIGHT);
    ctx.fillStyle = `rgba(14, 10, 44, ${night})`;
    ctx.fillRect(0, 0, TRANSITION_WIDTH, TRANSITION_HEIGHT);
    const ground = Math.max(...figures.map(({ at }) => pointOnPath(at).y + STANDS_BELOW));
    for (const post of LANTERNS) if (post.y <= ground) drawLantern(ctx, sprites, post, lightOf(post.share));
    for (const figure of figures) drawFigure(ctx, figure);
    for (const post of LANTERNS) if (post.y > ground) drawLantern(ctx, sprites, post, lightOf(post.share));
  };
}

export type DrawFrame = (progress: number, ms: number) => void;

/** The walk to the next realm: progress 0–1, ms since the start; lanterns light up where the avatar comes by. */
export function createFrameRenderer(
  canvas: HTMLCanvasElement,
  avatar: AvatarId,
  destination: string,
): DrawFrame | undefined {
  const paint = createRoadPainter(canvas, destination);
  const figure = createAvatarFigure(avatar);
  return (
    paint &&
    ((progress, ms) =>
      paint({
        lightOf: (share) => Math.min(1, Math.max(0, (progress - share) / LANTERN_FADE + 0.5)),
        figures: [figure(progress, ms)],
      }))
  );
}
