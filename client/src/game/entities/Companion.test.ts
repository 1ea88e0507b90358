// Tests the pictures of a companion: rows and their stand-ins, mirrored directions, flame, depth, and calm with reduced motion.
import { beforeEach, expect, it, vi } from 'vitest';
import type { Companion } from '../core/companion.ts';
import { CompanionPicture } from './Companion.ts';
import { createCompanionScene, type FakeImage, WHOLE_ATLAS } from './testing/companionScene.ts';

const others = vi.hoisted(() => ({ make: (): unknown => undefined }));
vi.mock('./createGlow.ts', () => ({ createGlow: () => others.make() }));
vi.mock('./createShadow.ts', () => ({ createShadow: () => others.make() }));
/** Glow and shadow. */
let parts: FakeImage[];

beforeEach(() => {
  parts = [];
});

function show(rows: readonly string[] | undefined = WHOLE_ATLAS) {
  const { scene, images, plain } = createCompanionScene(rows);
  others.make = () => {
    const part = plain();
    parts.push(part);
    return part;
  };
  const companion = {
    ...{ body: { x: 100, y: 200, radius: 10 }, pose: 'stand', heading: 'south' },
    ...{ isPlaced: true, isRunning: false, appearances: 1 },
  };
  const picture = CompanionPicture.of(scene, companion as unknown as Companion);
  const update = (changes: object = {}, seconds = 0.05, reducedMotion = false) => {
    Object.assign(companion, changes);
    picture?.update(seconds, reducedMotion);
    return { body: images[0]?.frame.name, flame: images[1]?.frame.name, flipX: images[0]?.flipX };
  };
  return { picture, companion, images, update };
}

it('shows the row of its pose and heading; the west is the east mirrored', () => {
  const { update } = show();
  expect(update()).toMatchObject({ body: 'wick/stand-south/0', flipX: false });
  expect(update({ pose: 'walk', heading: 'north-east' })).toMatchObject({ body: 'wick/walk-north-east/0' });
  expect(update({ heading: 'south-west' })).toMatchObject({ body: 'wick/walk-south-east/0', flipX: true });
  expect(update({ heading: 'west' }, 0.1)).toMatchObject({ body: 'wick/walk-east/1', flipX: true });
  expect(update({ pose: 'sit' })).toMatchObject({ body: 'wick/sit/0', flipX: false });
});

it('shows what comes nearest where the atlas lacks a row', () => {
  const { update } = show(['walk-south', 'walk-east', 'stand-south']);
  expect(update({ pose: 'walk', heading: 'north-west' })).toMatchObject({ body: 'wick/walk-east/0', flipX: true });
  expect(update({ pose: 'walk', heading: 'north' }).body).toBe('wick/walk-south/0');
  expect(update({ pose: 'proud', heading: 'south' }).body).toBe('wick/stand-south/0');
});

it('is not there without its atlas', () => {
  const { scene } = createCompanionScene();
  expect(CompanionPicture.of(scene, {} as Companion)).toBeUndefined();
  expect(show(['sit']).picture).toBeUndefined();
});

it('bears the flame that it has, and holds up a bright one', () => {
  const { picture, images, update } = show();
  expect(update().flame).toBe('wick/flame-ember/0');
  expect(images[0]?.tintTopLeft).not.toBe(0xffffff);
  if (picture) picture.isLit = true;
  expect(update().flame).toBe('wick/flame-lit/1');
  expect(images[0]?.tintTopLeft).toBe(0xffffff);
  expect(update({ pose: 'wrong' }).flame).toMatch('flame-small');
  expect(update({ pose: 'carry' }).flame).toMatch('flame-bright');
  expect(picture?.hand).toEqual({ x: 106, y: 170 });
  update({ pose: 'walk', heading: 'west' });
  expect(picture?.hand).toEqual({ x: 94, y: 170 });
});

it('fades in where it appears, and is not seen without a place', () => {
  const { images, update } = show();
  update();
  expect(images[0]?.alpha).toBeLessThan(0.5);
  update({}, 1);
  expect(images[0]?.alpha).toBe(1);
  update({ isPlaced: false });
  expect([...images, ...parts].map(({ visible }) => visible)).toEqual([false, false, false, false]);
  update({ isPlaced: true, appearances: 2 });
  expect(images[0]).toMatchObject({ visible: true });
  expect(images[0]?.alpha).toBeLessThan(0.5);
});

it('changes its depth in steps only', () => {
  const { images, companion, update } = show();
  update();
  const before = images[0]?.depthChanges ?? 0;
  for (let step = 0; step < 20; step += 1) update({ body: { ...companion.body, y: 200 + step * 0.5 } });
  expect((images[0]?.depthChanges ?? 0) - before).toBeLessThan(5);
});

it('moves only to walk if motion is reduced, and does not hop', () => {
  const { picture, images, update } = show();
  update({ pose: 'stand' }, 0.05, true);
  expect(update({}, 0.1, true).body).toBe('wick/stand-south/0');
  picture?.hop();
  update({}, 0.2, true);
  expect(images[0]?.y).toBe(200);
  update({ pose: 'walk' }, 0.05, true);
  expect(update({}, 0.1, true).body).toBe('wick/walk-south/1');
  picture?.hop();
  update({}, 0.2);
  expect(images[0]?.y).toBeLessThan(200);
});

it('takes all its pictures away', () => {
  const { picture, images } = show();
  picture?.destroy();
  expect([...images, ...parts].every(({ isDestroyed }) => isDestroyed)).toBe(true);
});
