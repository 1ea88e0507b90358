// Checks the committed pictures of Wick against the contract with the game: rows, size, flames, budget, nothing cut off.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ATLAS_FORMAT } from '../../../../../shared/src/constants/pictures.ts';
import { ROOT } from '../../pipeline/sources.ts';
import { DENSITY } from '../density.ts';
import { CELL } from '../sheet.ts';
import { DRAWN_DIRECTIONS } from './poses.ts';

interface Frame {
  density?: number;
  flame?: { x: number; y: number };
  anchor: { x: number; y: number };
  sourceSize: { w: number; h: number };
  spriteSourceSize: { x: number; y: number; w: number; h: number };
}

const JSON_FILE = path.join(ROOT, 'assets/atlases/wick.json');
const PICTURE = path.join(ROOT, `assets/atlases/wick.${ATLAS_FORMAT}`);
const { frames, meta } = JSON.parse(readFileSync(JSON_FILE, 'utf8')) as {
  frames: Record<string, Frame>;
  meta: { animations: Record<string, { frames: string[]; ms: number }> };
};
const FLAMES = ['ember', 'small', 'lit', 'bright'].map((kind) => `flame-${kind}`);
const SCENES = ['sit', 'think', 'glow', 'wrong', 'proud', 'carry'];
const bodies = Object.entries(frames).filter(([name]) => !name.startsWith('wick/flame-'));

const heightOf = (name: string): number => (frames[name]?.spriteSourceSize.h ?? 0) / DENSITY;
/** Rows above the picture in its frame (units). */
const topOf = (name: string): number => (frames[name]?.spriteSourceSize.y ?? 0) / DENSITY;

it('costs at most 55 KB on the wire, with its description', () => {
  const bytes = statSync(PICTURE).size + gzipSync(readFileSync(JSON_FILE)).length;
  expect(bytes).toBeLessThanOrEqual(55 * 1024);
});

it('has every row that the game plays, and no frame that is missing or in none', () => {
  const walks = DRAWN_DIRECTIONS.flatMap((direction) => [`walk-${direction}`, `stand-${direction}`]);
  const rows = [...walks, ...SCENES, ...FLAMES].map((row) => `wick-${row}`);
  expect(Object.keys(meta.animations).sort()).toEqual(rows.sort());
  const played = new Set(Object.values(meta.animations).flatMap((animation) => animation.frames));
  expect([...played].sort()).toEqual(Object.keys(frames).sort());
});

it('walks in eight steps everywhere', () => {
  const counts = DRAWN_DIRECTIONS.map((direction) => meta.animations[`wick-walk-${direction}`]?.frames.length);
  expect(counts).toEqual(DRAWN_DIRECTIONS.map(() => 8));
});

describe('each frame', () => {
  it('is dense, and no picture is cut by it', () => {
    const bad = Object.entries(frames).filter(([, { density, sourceSize, spriteSourceSize: trim }]) => {
      const isCut = trim.x <= 0 || trim.y <= 0 || trim.x + trim.w >= sourceSize.w || trim.y + trim.h >= sourceSize.h;
      return isCut || density !== DENSITY;
    });
    expect(bad.map(([name]) => name)).toEqual([]);
  });

  it('of a body is a cell of the avatars, and says where the flame is: inside of the picture, or over a carried ring', () => {
    const bad = bodies.filter(([name, { anchor, flame, sourceSize, spriteSourceSize: trim }]) => {
      if (!flame || sourceSize.w !== CELL * DENSITY || sourceSize.h !== CELL * DENSITY) return true;
      const [x, y] = [anchor.x + flame.x * DENSITY, anchor.y + flame.y * DENSITY];
      const isInside = x > trim.x && x < trim.x + trim.w && y < trim.y + trim.h;
      return !isInside || (name.startsWith('wick/carry/') ? y > trim.y + 12 : y < trim.y + trim.h * 0.3);
    });
    expect(bad.map(([name]) => name)).toEqual([]);
  });

  it('of a flame stands on its anchor', () => {
    const bad = Object.entries(frames).filter(([name, { anchor, spriteSourceSize: trim }]) => {
      return name.startsWith('wick/flame-') && Math.abs(trim.y + trim.h - anchor.y) > 4;
    });
    expect(bad.map(([name]) => name)).toEqual([]);
  });
});

describe('the figure', () => {
  it('is clearly smaller than a child', () => {
    expect(heightOf('wick/stand-south/0')).toBeGreaterThanOrEqual(33);
    expect(heightOf('wick/stand-south/0')).toBeLessThanOrEqual(39);
  });

  it('sits lower and hops higher than it stands', () => {
    expect(topOf('wick/sit/0')).toBeGreaterThan(topOf('wick/stand-south/0') + 3);
    expect(topOf('wick/proud/2')).toBeLessThan(topOf('wick/stand-south/0') - 4);
  });
});
