// Checks the committed character pictures against the contract with the game: sizes, budgets, frames of animations.
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AVATAR_IDS, AVATARS } from './cast.ts';

const file = (path: string) => new URL(`../../../${path}`, import.meta.url).pathname;

interface Atlas {
  frames: Record<string, { anchor: { x: number; y: number }; sourceSize: { w: number; h: number } }>;
  meta: { animations: Record<string, { frames: string[]; ms: number }> };
}
const atlas = (name: string) => JSON.parse(readFileSync(file(`assets/atlases/${name}.json`), 'utf8')) as Atlas;

describe('avatar sheets', () => {
  it.each(AVATAR_IDS)('%s is 9 × 5 cells of 64 px and at most 110 KB', async (id) => {
    const path = file(`assets/atlases/avatars/${id}.webp`);
    const { width, height } = await sharp(path).metadata();
    expect([width, height]).toEqual([576, 320]);
    expect(statSync(path).size).toBeLessThanOrEqual(110 * 1024);
  });

  it('shows children of different build', () => {
    const builds = AVATAR_IDS.map((id) => `${AVATARS[id].hip}/${AVATARS[id].girth}`);
    expect(new Set(builds).size).toBe(AVATAR_IDS.length);
  });
});

describe.each(['npcs', 'items'])('atlas %s', (name) => {
  const { frames, meta } = atlas(name);

  it('has every frame that an animation names', () => {
    const missing = Object.values(meta.animations).flatMap((animation) =>
      animation.frames.filter((frame) => !frames[frame]),
    );
    expect(missing).toEqual([]);
  });

  it('has every anchor inside its frame', () => {
    const outside = Object.entries(frames).filter(
      ([, f]) => f.anchor.x > f.sourceSize.w || f.anchor.y > f.sourceSize.h,
    );
    expect(outside.map(([frame]) => frame)).toEqual([]);
  });
});

it('gives the wizard nine idle frames', () => {
  expect(atlas('npcs').meta.animations['wizard-idle']?.frames).toHaveLength(9);
});
