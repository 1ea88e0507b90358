// @vitest-environment jsdom
// Tests the gallery on the map: the stored run hangs there with its plates, and a stop before a frame opens its window.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it } from 'vitest';
import { createTestRealm } from '../../app/listeners/realm/testing/testRealm.ts';
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { galleryRun } from './draft.ts';
import type { GalleryPicture } from './messages.ts';
import { world } from './world.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/safety-star-city.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const GALLERY = 'judge-frames';
const frame = (id: string) => ({ id, truth: 'made', words: `Sentence ${id}.`, cells: null, isOwn: true, copied: 'x' });
const store = (text: string) => localStorage.setItem(`lanternwise:draft:${readLastPerson()}:${GALLERY}`, text);

beforeEach(() => localStorage.clear());

function createCity() {
  const realm = createTestRealm(content);
  const shown: { id: string; pictures: readonly GalleryPicture[] }[] = [];
  realm.bus.on('mechanic/command', ({ id, mechanic, command }) => {
    if (mechanic === 'picture-gallery') shown.push({ id, ...command });
  });
  connectFaces(realm.world, 'real-or-made', world);
  const stand = (at: number) =>
    realm.bus.emit('mechanic/event', {
      ...{ id: 'gallery-1', mechanic: 'picture-gallery' },
      event: { kind: 'stood', frame: at },
    });
  return { ...realm, shown, stand };
}

it('leaves the frames empty before the first run, and says who hangs them', () => {
  const { shown, stand, open, hint } = createCity();
  stand(2);
  expect(hint()).toBe('These frames are still empty. Mr Bose at the gallery hangs them for you.');
  expect(open()).toEqual([]);
  expect(shown.map(({ id, pictures }) => [id, pictures])).toEqual([1, 2, 3, 4].map((wall) => [`gallery-${wall}`, []]));
});

it('hangs the run with the verdict on the plate, and opens the frame before which the child stops', () => {
  const frames = Array.from({ length: 12 }, (_, at) => frame(`frame-${at + 1}`));
  store(
    JSON.stringify({
      predicted: 'surer',
      frames,
      verdicts: { 'frame-2': { said: 'real', sure: 80 } },
      looking: 0,
      isRead: false,
    }),
  );
  const { bus, shown, stand, open, closeOne } = createCity();
  expect(shown[0]?.pictures[1]).toMatchObject({
    words: 'Sentence frame-2.',
    plate: { text: 'real · 80%', isRight: false },
  });
  expect(shown[0]?.pictures[0]?.plate).toBeNull();
  stand(7);
  expect(open()).toEqual([{ kind: 'lesson', ref: 'real-or-made', activity: 'judge-frames' }]);
  expect(galleryRun(GALLERY).read().looking).toBe(7);
  // With a window open nothing else is opened; after it the wall hangs as it was stored.
  stand(3);
  expect(open()).toHaveLength(1);
  galleryRun(GALLERY).write({ ...galleryRun(GALLERY).read(), verdicts: { 'frame-8': { said: 'made', sure: 60 } } });
  expect(shown).toHaveLength(4);
  bus.emit('window/changed', { id: GALLERY, view: true });
  expect(shown.at(-1)?.pictures[7]?.isLookedAt).toBe(true);
  bus.emit('window/changed', { id: GALLERY, view: null });
  closeOne();
  expect(shown).toHaveLength(12);
  expect(shown.at(-1)?.pictures[7]).toMatchObject({ isLookedAt: false, plate: { text: 'made · 60%' } });
});

it.each([
  ['no object', '"x"'],
  [
    'forged frames',
    JSON.stringify({ frames: [{ id: 1 }, frame('frame-1'), null], verdicts: { 'frame-1': { said: 'x' } } }),
  ],
])('shows nothing of a broken store: %s', (_, stored) => {
  store(stored);
  const { shown } = createCity();
  expect(shown[0]?.pictures.length).toBeLessThanOrEqual(1);
  expect(shown[0]?.pictures[0]?.plate ?? null).toBeNull();
});
