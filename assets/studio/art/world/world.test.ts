// Checks the committed atlas `world`: what the game draws over one another must share size and anchor.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../pipeline/sources.ts';

interface Frame {
  sourceSize: { w: number; h: number };
  spriteSourceSize: { x: number; y: number; w: number; h: number };
  anchor: { x: number; y: number };
}

const { frames } = JSON.parse(readFileSync(path.join(ROOT, 'assets/atlases/world.json'), 'utf8')) as {
  frames: Record<string, Frame | undefined>;
};

describe('the great lantern', () => {
  it('keeps its place when it is lit', () => {
    const [unlit, lit, glow] = ['unlit', 'lit', 'glow'].map((state) => frames[`great-lantern-${state}`]);
    expect(unlit).toBeDefined();
    expect([lit?.anchor, lit?.sourceSize, lit?.spriteSourceSize]).toEqual([
      unlit?.anchor,
      unlit?.sourceSize,
      unlit?.spriteSourceSize,
    ]);
    expect([glow?.anchor, glow?.sourceSize]).toEqual([unlit?.anchor, unlit?.sourceSize]);
  });

  it('stands about two heads taller than a child', () => {
    const height = frames['great-lantern-lit']?.spriteSourceSize.h ?? 0;
    expect(height).toBeGreaterThanOrEqual(100);
    expect(height).toBeLessThanOrEqual(125);
  });
});

it('has the two marks over heads in one size, standing on the tip of their tail', () => {
  const [task, progress] = [frames['mark-task'], frames['mark-progress']];
  expect(task?.sourceSize).toEqual(progress?.sourceSize);
  expect(task?.anchor).toEqual(progress?.anchor);
  expect(task?.spriteSourceSize.w).toBeGreaterThanOrEqual(40);
});
