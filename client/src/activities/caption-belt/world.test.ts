// @vitest-environment jsdom
// Tests labelling with the feet: each step is kept for the window, only for the caption that rides, and a window that is open goes first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solutionOf } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { beltStorage } from './draft.ts';
import { world } from './world.ts';

type Belt = MechanicMessages['joke-belt'];
const FILE = join(import.meta.dirname, '../../../../shared/generated/content/fun-factory-realm.json');
const { activities, lessons } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const belt = activities['label-captions']!;

beforeEach(() => localStorage.clear());

function createBelt() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities, lessons });
  const shown: Belt['command'][] = [];
  realm.bus.on('mechanic/command', (command) => {
    if (command.mechanic === 'joke-belt') shown.push(command.command);
  });
  const stop = connectFaces(realm.world, 'caption-belt', world);
  const step = (caption: string, what: 'funny' | 'kind', label: boolean) =>
    realm.bus.emit('mechanic/event', {
      ...{ id: 'caption-belt', mechanic: 'joke-belt' },
      event: { kind: 'switched', caption, what, label },
    } as const);
  const labels = () => beltStorage(belt).read().labels;
  return { ...realm, shown, stop, step, labels };
}

it('keeps both labels of the caption that rides, then brings the next one and fills three crates', async () => {
  const { shown, step, labels, stop } = createBelt();
  await vi.waitFor(() => expect(shown.at(-1)?.card?.id).toBe('cat-opera'));
  expect(shown.at(-1)?.crates.map((crate) => crate.labels.length)).toEqual([0, 0, 0]);
  step('cat-opera', 'funny', false);
  await vi.waitFor(() => expect(shown.at(-1)?.card).toMatchObject({ id: 'cat-opera', funny: false }));
  step('cat-opera', 'kind', true);
  await vi.waitFor(() => expect(shown.at(-1)?.card?.id).toBe('library-six'));
  expect(labels()).toEqual({ 'cat-opera': { funny: false, kind: true } });
  expect(shown.at(-1)?.crates.map((crate) => crate.labels)).toEqual([
    [{ funny: false, kind: true }],
    [{ funny: true, kind: true }],
    [{ funny: true, kind: true }],
  ]);
  stop();
});

it('takes no label for a caption that does not ride', async () => {
  const { shown, step, labels, stop } = createBelt();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  step('cat-mat', 'funny', true);
  step('cat-opera', 'funny', true);
  await vi.waitFor(() => expect(labels()).toEqual({ 'cat-opera': { funny: true } }));
  stop();
});

it('waits behind another window, and shows beside its own what is labelled there', async () => {
  const { shown, labels, bus, store, closeOne, stop } = createBelt();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  const label = (id: string) =>
    beltStorage(belt).write({ predicted: 'most', labels: { ...labels(), [id]: { funny: true, kind: true } } });
  label('cat-opera');
  expect(shown).toHaveLength(1);
  closeOne();
  expect(shown.at(-1)?.card?.id).toBe('library-six');
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  bus.emit('window/changed', { id: belt.id, view: true });
  label('library-six');
  expect(shown.at(-1)?.card?.id).not.toBe('library-six');
  stop();
});

it('opens its lesson once all captions are labelled', async () => {
  const { step, store, shown, stop } = createBelt();
  if (belt.kind !== 'caption-belt') throw new Error('there is no belt');
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  const labels = Object.fromEntries(belt.captions.slice(1).map(({ id }) => [id, { funny: true, kind: true }]));
  beltStorage(belt).write({ predicted: undefined, labels: { ...labels, 'cat-opera': { funny: true } } });
  step('cat-opera', 'kind', true);
  await vi.waitFor(() =>
    expect(store.getState().overlays.stack.at(-1)?.request).toEqual({
      ...{ kind: 'lesson', ref: 'joke-belt' },
      activity: belt.id,
    }),
  );
  stop();
});

it('lies empty once the labels were compared', async () => {
  const { shown, record, stop } = createBelt();
  if (belt.kind !== 'caption-belt') throw new Error('there is no belt');
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  const labels = Object.fromEntries(belt.captions.map(({ id }) => [id, { funny: true, kind: true }]));
  beltStorage(belt).write({ predicted: undefined, labels });
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ card: null, notice: belt.words.done }));
  record({
    kind: 'activity-answered',
    ref: belt.id,
    answer: solutionOf(belt) as never,
    ms: 1,
    hints: 0,
    skipped: false,
  });
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ card: null, notice: '' }));
  stop();
});
