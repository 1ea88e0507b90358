// Draws Wick on the evening road from the pictures of the companion.
import { ATLAS_FORMAT } from '@lanternwise/shared/constants/pictures';
import type { RoadFigure } from '../transition/frameRenderer.ts';
import type { WickOnRoad } from './opening.ts';

interface WickFrame {
  frame: { x: number; y: number; w: number; h: number };
  spriteSourceSize: { x: number; y: number };
  sourceSize: { w: number };
  anchor: { x: number; y: number };
  /** Of the flame's foot from the anchor, units. */
  flame?: { x: number; y: number };
}
interface WickAtlas {
  frames: Record<string, WickFrame>;
  meta: { animations: Record<string, { frames: readonly string[]; ms: number }> };
}

const sheets = import.meta.glob<string>('../../../../assets/atlases/wick.*', {
  eager: true,
  query: '?url',
  import: 'default',
});
const atlases = import.meta.glob<WickAtlas>('../../../../assets/atlases/wick.json', { import: 'default' });

const CELL_UNITS = 64;
/** The flame of a lantern that knows nothing yet. */
const EMBER = 'wick-flame-ember';

type DrawFrame = (ctx: CanvasRenderingContext2D, name: string, x: number, y: number, unit: number) => void;

const frameAt = (atlas: WickAtlas, animation: string, ms: number): string => {
  const found = atlas.meta.animations[animation];
  return found?.frames[Math.floor(ms / found.ms) % found.frames.length] ?? '';
};

async function load(): Promise<{ atlas: WickAtlas; draw: DrawFrame } | undefined> {
  const url = sheets[`../../../../assets/atlases/wick.${ATLAS_FORMAT}`];
  const [loadAtlas] = Object.values(atlases);
  if (!url || !loadAtlas) return undefined;
  const image = new Image();
  image.src = url;
  const [atlas] = await Promise.all([loadAtlas(), image.decode()]);
  const draw: DrawFrame = (ctx, name, x, y, unit) => {
    const found = atlas.frames[name];
    if (!found) return;
    const { frame, spriteSourceSize: cut, anchor } = found;
    // Pictures have two pixels a unit.
    const scale = unit / 2;
    const left = x - (anchor.x - cut.x) * scale;
    const top = y - (anchor.y - cut.y) * scale;
    ctx.drawImage(image, frame.x, frame.y, frame.w, frame.h, left, top, frame.w * scale, frame.h * scale);
  };
  return { atlas, draw };
}

/** Before the pictures are there, nobody is drawn. */
export function createWickFigure(): (wick: WickOnRoad, ms: number) => RoadFigure {
  let pictures: Awaited<ReturnType<typeof load>>;
  load().then(
    (loaded) => {
      pictures = loaded;
    },
    (error: unknown) => console.warn('Wick cannot be drawn', error),
  );
  return ({ at, isWalking }, ms) => ({
    at,
    draw(ctx, x, y, size) {
      if (!pictures) return;
      const { atlas, draw } = pictures;
      const unit = size / CELL_UNITS;
      const name = frameAt(atlas, isWalking ? 'wick-walk-south' : 'wick-stand-south', ms);
      draw(ctx, name, x, y, unit);
      const flame = atlas.frames[name]?.flame;
      if (flame) draw(ctx, frameAt(atlas, EMBER, ms), x + flame.x * unit, y + flame.y * unit, unit);
    },
  });
}
