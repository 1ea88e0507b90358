// The toys beside the way to the next realm: the park's own, cut out of their picture.

export interface ScenerySprite {
  readonly image: HTMLImageElement;
  readonly frame: { x: number; y: number; w: number; h: number };
  /** Ground point inside the frame (pixels). */
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

/** No toys at all where their picture does not come: the way is walked without them. */
export async function loadScenerySprites(): Promise<ScenerySprites> {
  const [url] = Object.values(sheetUrls);
  const [sheet] = Object.values(atlasLoaders);
  if (!url || !sheet) return new Map();
  try {
    const image = new Image();
    image.src = url;
    // The gate's sign is lettered together with them: a canvas does not wait for its font.
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
  toy: string;
  x: number;
  y: number;
  scale: number;
}

/** Draws a toy with its ground point at x, y. */
export function drawSprite(
  ctx: CanvasRenderingContext2D,
  toys: ScenerySprites,
  { toy, x, y, scale }: SpritePlacement,
): void {
  const found = toys.get(toy);
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
