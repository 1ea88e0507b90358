// The house every film plays in: size, speed, colours, fonts and the realm's own pictures.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { ATLAS_FORMAT } from '../../../shared/src/constants/pictures.ts';

export type Context = SKRSContext2D;

export const ROOT = path.join(import.meta.dirname, '../../..');
export const WIDTH = 960;
export const HEIGHT = 540;
export const FPS = 25;
/** Typing of the program and of the speech, in characters a second. */
export const CODE_SPEED = 26;
export const SPEECH_SPEED = 34;
/** Between two lines of output. */
export const OUTPUT_SECONDS = 0.45;

export const COLOURS = {
  night: '#14122b',
  panel: '#251f4d',
  panelEdge: '#e0a84a',
  paper: '#fff8e8',
  ink: '#2b2140',
  lantern: '#ffd166',
  mint: '#8ff0c4',
  rose: '#ff9bb5',
  sky: '#8fd0ff',
  faint: '#b8b0dd',
} as const;

const FONT_FILES = [
  ['Lilita One', 'lilita-one/files/lilita-one-latin-400-normal.woff2'],
  ['Atkinson', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2'],
  ['Atkinson', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2'],
  ['Atkinson Mono', 'atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-400-normal.woff2'],
  ['Atkinson Mono', 'atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-700-normal.woff2'],
] as const;

export const TITLE_FONT = 'Lilita One';
export const TEXT_FONT = 'Atkinson';
export const CODE_FONT = 'Atkinson Mono';

interface AtlasFrame {
  frame: { x: number; y: number; w: number; h: number };
}

export interface Sprite {
  image: Image;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FilmAssets {
  map: Image;
  sprite(atlas: string, frame: string): Sprite;
  portrait(who: string): Image;
}

async function loadAtlas(name: string): Promise<(frame: string) => Sprite> {
  const image = await loadImage(path.join(ROOT, `assets/atlases/${name}.${ATLAS_FORMAT}`));
  const json = JSON.parse(readFileSync(path.join(ROOT, `assets/atlases/${name}.json`), 'utf8')) as {
    frames: Record<string, AtlasFrame>;
  };
  return (frame) => {
    const found = json.frames[frame]?.frame;
    if (!found) throw new Error(`The atlas ${name} has no frame ${frame}.`);
    return { image, x: found.x, y: found.y, width: found.w, height: found.h };
  };
}

/** Loads fonts and pictures; `keepers` are those whose portraits are needed. */
export async function loadFilmAssets(keepers: readonly string[]): Promise<FilmAssets> {
  for (const [family, file] of FONT_FILES) {
    GlobalFonts.registerFromPath(path.join(ROOT, 'node_modules/@fontsource', file), family);
  }
  const names = ['town', 'items', 'npcs-python-world'];
  const atlases = new Map(await Promise.all(names.map(async (name) => [name, await loadAtlas(name)] as const)));
  const portraits = new Map(
    await Promise.all(
      keepers.map(
        async (who) => [who, await loadImage(path.join(ROOT, `assets/atlases/portraits/${who}.webp`))] as const,
      ),
    ),
  );
  const found = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`${what} was not loaded.`);
    return value;
  };
  return {
    map: await loadImage(path.join(ROOT, 'assets/public/Game_Assets/python-world_map.png')),
    sprite: (atlas, frame) => found(atlases.get(atlas), atlas)(frame),
    portrait: (who) => found(portraits.get(who), who),
  };
}

/** Draws a sprite with its foot at (x, y). */
export function drawSprite(ctx: Context, sprite: Sprite, x: number, y: number, scale: number): void {
  const [width, height] = [sprite.width * scale, sprite.height * scale];
  ctx.drawImage(
    sprite.image,
    sprite.x,
    sprite.y,
    sprite.width,
    sprite.height,
    x - width / 2,
    y - height,
    width,
    height,
  );
}

/** Words in lines no wider than `width` in the context's font. */
export function wrap(ctx: Context, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (line !== '' && ctx.measureText(next).width > width) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  return line === '' ? lines : [...lines, line];
}

/** Rises from 0 to 1 with a small spring at its end. */
export const spring = (t: number): number => {
  const at = Math.min(Math.max(t, 0), 1);
  return at === 1 ? 1 : 1 - 2 ** (-9 * at) * Math.cos(at * 9);
};

export const ease = (t: number): number => {
  const at = Math.min(Math.max(t, 0), 1);
  return at * at * (3 - 2 * at);
};
