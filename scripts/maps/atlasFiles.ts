// Reads the atlases of assets/atlases: which frames there are, and where in the picture.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ATLAS_FORMAT } from '../../shared/src/constants/pictures.ts';
import type { AtlasFrames } from '../../shared/src/maps/checkPictures.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const ATLASES = path.join(ROOT, 'assets/atlases');

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface AtlasFrame {
  frame: Rect;
  spriteSourceSize?: Rect;
  sourceSize?: { w: number; h: number };
  anchor?: { x: number; y: number };
  /** Pixels per unit of a dense frame; 1 without. */
  density?: number;
}

export interface AtlasFile {
  picture: string;
  frames: Record<string, AtlasFrame>;
}

export function readAtlas(name: string): AtlasFile | undefined {
  const file = path.join(ATLASES, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const { frames } = JSON.parse(readFileSync(file, 'utf8')) as { frames: Record<string, AtlasFrame> };
  return { picture: path.join(ATLASES, `${name}.${ATLAS_FORMAT}`), frames };
}

/** Reads each atlas once. */
export function atlasFrames(): AtlasFrames {
  const known = new Map<string, { names: ReadonlySet<string>; file: AtlasFile } | undefined>();
  const open = (atlas: string) => {
    if (!known.has(atlas)) {
      const file = readAtlas(atlas);
      known.set(atlas, file && { file, names: new Set(Object.keys(file.frames)) });
    }
    return known.get(atlas);
  };
  return {
    frames: (atlas) => open(atlas)?.names,
    anchor(atlas, frame) {
      const frames = open(atlas)?.file.frames;
      const found = frames?.[frame] ?? frames?.[`${frame}/0`];
      if (!found?.anchor) return undefined;
      const { w, h } = found.sourceSize ?? found.frame;
      const drawn = found.spriteSourceSize ?? { x: 0, y: 0, w, h };
      return {
        ...{ ...found.anchor, pictureWidth: w, pictureHeight: h },
        drawn: { x: drawn.x, y: drawn.y, width: drawn.w, height: drawn.h },
      };
    },
  };
}
