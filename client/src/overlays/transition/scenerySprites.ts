// Loads and draws the sprites of the transition's scenery.

export interface ScenerySprite {
  readonly image: HTMLImageElement;
  readonly frame: { x: number; y: number; w: number; h: number };
  /** Ground point inside the frame, px. */
  readonly anchor: { x: number; y: number };
}
export type ScenerySprites = ReadonlyMap<string, ScenerySprite>;

interface AtlasFrame {
  frame: { x: number; y: number; w: number; h: number };
  spriteSourceSize: { x: number; y: number };
  anchor: { x: number; y: number };
}
interface Atlas {
  frames: Record<string, AtlasFrame>;
}

const sheetUrls = import.meta.glob<string>('../../../../assets/ui/journey.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const atlasLoaders = import.meta.glob<Atlas>('../../../../assets/ui/journey.json', { import: 'default' });

/** Resolves with an empty map if the atlas cannot be loaded; the scenery is then drawn without sprites. */
export async function loadScenerySprites(): Promise<ScenerySprites> {
  const [url] = Object.values(sheetUrls);
  const [sheet] = Object.values(atlasLoaders);
  if (!url || !sheet) return new Map();
  try {
    const image = new Image();
    image.src = url;
    // The gate's sign is drawn in this font, and a canvas does not wait for fonts.
    const [atlas] = await Promise.all([sheet(), image.decode(), document.fonts.load('44px "Lilita One"')]);
    return new Map(
      Object.entries(atlas.frames).map(([name, { frame, spriteSourceSize: cut, anchor }]) => [
        name,
        { image, frame, anchor: { x: anchor.x - cut.x, y: anchor.y - cut.y } },
      ]),
    );
  } catch {
    return new Map();
  }
}

export interface SpritePlacement {
  sprite: string;
  x: number;
  y: number;
  scale: number;
}

/** Draws a sprite with its ground point at x, y. */
export function drawSprite(
  ctx: CanvasRenderingContext2D,
  sprites: ScenerySprites,
  { sprite, x, y, scale }: SpritePlacement,
): void {
  const found = sprites.get(sprite);
  if (!found) return;
  const { image, frame, anchor } = found;
  ctx.drawImage(
    image,
    frame.x,
    frame.y,
    frame.w,
    frame.h,
    x - anchor.x * scale,
    y - anchor.y * scale,
    frame.w * scale,
    frame.h * scale,
  );
}
