// Tests the start after a reload: where the player stood, but never in a wall, on a changed map or in an exit.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import { describe, expect, it } from 'vitest';
import { mapSignature, startPosition } from './startPosition.ts';
import { createTextWorld } from './testing/textWorld.ts';

const world = createTextWorld(`
  s.........
  ....####..
  ....#..#..
  ....####..
  .........e`);
const map = {
  ...world.size,
  walls: world.walls.map((wall) => ({ ...wall, object: 1, visible: false })),
  spawn: { ...world.at('s'), object: 2, facing: 'down' as const },
  npcs: [],
  exits: [{ ...world.at('e'), object: 3, id: 'arrow', facing: 'right' as const }],
} as unknown as RealmMap;
const stored = (x: number, y: number) => ({ x, y, facing: 'left' as const, map: mapSignature(map) });

describe('the start', () => {
  it('is where the player stood before the reload', () => {
    expect(startPosition(map, stored(60, 110))).toMatchObject({ x: 60, y: 110, facing: 'left' });
  });
  it('is the spawn on the first visit', () => {
    expect(startPosition(map, undefined)).toBe(map.spawn);
  });
  it('is the spawn where a wall or an enclosure is now', () => {
    expect(startPosition(map, stored(4.5 * 32, 1.5 * 32))).toBe(map.spawn);
    expect(startPosition(map, stored(6 * 32, 2.5 * 32))).toBe(map.spawn);
  });
  it('is the spawn on a map that was changed', () => {
    expect(startPosition({ ...map, walls: map.walls.slice(1) }, stored(60, 110))).toMatchObject(world.at('s'));
  });
  it('is the spawn near an exit, which would lead away at once', () => {
    expect(startPosition(map, stored(map.width - 60, map.height - 20))).toBe(map.spawn);
  });
});
