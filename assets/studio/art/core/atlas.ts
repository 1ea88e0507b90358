// Owns atlases: packs trimmed pictures into one and describes them in Phaser's JSON hash format with anchors and animations.
import { ATLAS_FORMAT } from '../../../../shared/src/constants/pictures.ts';
import { copyInto, emptyPicture, type Picture, type Rectangle, toAvif, trimmed } from './picture.ts';

/** A frame before packing; the anchor (ground point) is in untrimmed pixels. */
export interface AtlasEntry {
  readonly name: string;
  readonly picture: Picture;
  readonly anchorX: number;
  readonly anchorY: number;
}

export interface AtlasAnimation {
  readonly frames: readonly string[];
  /** Milliseconds a frame. */
  readonly ms: number;
}

/** Ink lines and saturated colours keep more at this quality of AVIF than at WebP's 84 to 90. */
const QUALITY = 50;

/** Transparent pixels between frames, so that scaled drawing never bleeds. */
const GAP = 2;

/**
 * Shelf packing, tallest first. Returns positions in the order of `sizes` and the height used.
 * A size wider than the atlas is an error.
 */
export function packShelves(sizes: readonly { width: number; height: number }[], atlasWidth: number) {
  const order = sizes.map((_, index) => index);
  order.sort((a, b) => (sizes[b]?.height ?? 0) - (sizes[a]?.height ?? 0) || a - b);
  const positions = sizes.map(() => ({ x: 0, y: 0 }));
  let [x, y, shelf] = [GAP, GAP, 0];
  for (const index of order) {
    const size = sizes[index];
    if (!size) continue;
    if (size.width + 2 * GAP > atlasWidth) throw new Error(`A frame of ${size.width} px is wider than the atlas`);
    if (x + size.width + GAP > atlasWidth) {
      x = GAP;
      y += shelf + GAP;
      shelf = 0;
    }
    positions[index] = { x, y };
    x += size.width + GAP;
    shelf = Math.max(shelf, size.height);
  }
  return { positions, height: y + shelf + GAP };
}

/** The narrowest of 512, 1024, 2048 that keeps the atlas below 2048 high and not taller than wide, if any does. */
function chooseWidth(sizes: readonly { width: number; height: number }[]): number {
  const widest = Math.max(...sizes.map((size) => size.width)) + 2 * GAP;
  const fits = [512, 1024, 2048].filter((width) => width >= widest);
  return fits.find((width) => packShelves(sizes, width).height <= width) ?? 2048;
}

function frameJson(entry: AtlasEntry, at: { x: number; y: number }, part: Rectangle) {
  return {
    frame: { x: at.x, y: at.y, w: part.width, h: part.height },
    rotated: false,
    trimmed: true,
    spriteSourceSize: { x: part.x, y: part.y, w: part.width, h: part.height },
    sourceSize: { w: entry.picture.width, h: entry.picture.height },
    anchor: { x: entry.anchorX, y: entry.anchorY },
  };
}

/** Packs the entries; `imageName` is written to the JSON's meta. */
export function packAtlas(
  entries: readonly AtlasEntry[],
  imageName: string,
  animations: Readonly<Record<string, AtlasAnimation>> = {},
): { picture: Picture; json: string } {
  const parts = entries.map((entry) => trimmed(entry.picture) ?? { x: 0, y: 0, width: 1, height: 1 });
  const width = chooseWidth(parts);
  const { positions, height } = packShelves(parts, width);
  const picture = emptyPicture(width, height);
  const frames: Record<string, unknown> = {};
  entries.forEach((entry, index) => {
    const at = positions[index];
    const part = parts[index];
    if (!at || !part) return;
    copyInto(picture, at.x, at.y, entry.picture, part);
    frames[entry.name] = frameJson(entry, at, part);
  });
  const meta = { image: imageName, format: 'RGBA8888', size: { w: width, h: height }, scale: '1', animations };
  return { picture, json: `${JSON.stringify({ frames, meta })}\n` };
}

const pictureFile = (path: string): string => `${path}.${ATLAS_FORMAT}`;

/** Paths of the two files of an atlas: its picture and `<path>.json`. */
export const atlasOutputs = (path: string): string[] => [pictureFile(path), `${path}.json`];

/** The two files of an atlas by path. */
export async function atlasFiles(
  path: string,
  entries: readonly AtlasEntry[],
  animations: Readonly<Record<string, AtlasAnimation>> = {},
): Promise<[string, Uint8Array | string][]> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const { picture, json } = packAtlas(entries, pictureFile(name), animations);
  return [
    [pictureFile(path), await toAvif(picture, QUALITY)],
    [`${path}.json`, json],
  ];
}
