// Tests a gallery wall: which frame the player is before, that a stop is said once, and that judged frames are only read.
import { describe, expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import type { GalleryPicture } from '../messages.ts';
import { create } from './pictureGallery.ts';
import { frameBefore, framePlaces } from './wallLayout.ts';

const WALL = { x: 100, y: 200, width: 186, height: 80 };

describe('the layout', () => {
  it('hangs the frames side by side, each with its plate, inside the wall', () => {
    const places = framePlaces(WALL, 3);
    expect(places.map(({ x, width }) => [x, width])).toEqual([
      [4.5, 57],
      [64.5, 57],
      [124.5, 57],
    ]);
    for (const { y, height, plate } of places) {
      expect(plate.y).toBeGreaterThan(y + height);
      expect(plate.y + plate.height).toBeLessThan(WALL.height);
    }
  });
  it('knows the frame before which somebody stands, and none far below or beside the wall', () => {
    expect([130, 190, 250].map((x) => frameBefore(WALL, 3, { x, y: 290 }))).toEqual([0, 1, 2]);
    expect(frameBefore(WALL, 3, { x: 190, y: 400 })).toBeUndefined();
    expect(frameBefore(WALL, 3, { x: 300, y: 290 })).toBeUndefined();
  });
});

const picture = (plate: GalleryPicture['plate'] = null): GalleryPicture => ({
  ...{ words: 'The gate did not say anything.', cells: null, isLookedAt: false },
  plate,
});

function createGallery() {
  let images = 0;
  const image = () => {
    images += 1;
    const added: Record<string, unknown> = {};
    for (const name of ['setScale', 'setDepth']) added[name] = () => added;
    added.destroy = () => {
      images -= 1;
    };
    return added;
  };
  const textures = { exists: () => false, remove: () => undefined, createCanvas: () => null };
  const player = { x: 500, y: 600, radius: 16 };
  const emit = vi.fn();
  const setWalls = vi.fn();
  const mechanic = create({
    ...{ scene: { add: { image }, textures } as unknown as MechanicScene, bodies: [player], emit, setWalls },
    ...{ isMotionReduced: () => false, playSound: () => undefined },
    spot: { id: 'gallery-2', ...WALL, properties: { first: 3, count: 3 } },
  } as unknown as MechanicContext<'picture-gallery'>);
  const wait = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 0.1) mechanic.update?.(0, 0.1);
  };
  return { mechanic, player, emit, setWalls, wait, images: () => images };
}

describe('a gallery wall', () => {
  it('says once that the player has stopped before a frame, by its number in the run, and again after a walk', () => {
    const { mechanic, player, emit, wait } = createGallery();
    mechanic.command?.({ pictures: Array.from({ length: 12 }, () => picture()) });
    Object.assign(player, { x: 190, y: 290 });
    wait(0.3);
    expect(emit).not.toHaveBeenCalled();
    wait(2);
    expect(emit.mock.calls).toEqual([[{ kind: 'stood', frame: 4 }]]);
    player.x = 250;
    wait(2);
    expect(emit).toHaveBeenLastCalledWith({ kind: 'stood', frame: 5 });
    expect(emit).toHaveBeenCalledTimes(2);
  });
  it('lets judged frames be read in peace', () => {
    const { mechanic, player, emit, wait } = createGallery();
    Object.assign(player, { x: 190, y: 290 });
    mechanic.command?.({ pictures: Array.from({ length: 12 }, () => picture({ text: 'made', isRight: true })) });
    player.x = 130;
    wait(2);
    expect(emit).not.toHaveBeenCalled();
  });
  it('blocks its foot only, and is gone without a trace', () => {
    const { mechanic, setWalls, images } = createGallery();
    expect(setWalls.mock.lastCall?.[0]).toMatchObject([{ x: 100, y: 254, width: 186, height: 26 }]);
    mechanic.destroy();
    expect(images()).toBe(0);
  });
});
