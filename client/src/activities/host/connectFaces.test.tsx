// @vitest-environment jsdom
// Tests window and map as two faces of one draft: what stands on the map and when, and what follows from what the player does there.
import { solutionOf } from '@lanternwise/shared/activities/registry';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { getRealmState } from '../../features/realm/realmState.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { WorldProvider } from '../../overlay-kit/useWorld.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { parkActivity } from '../testing/renderActivity.tsx';
import { connectFaces } from './connectFaces.ts';
import type { CreateFace } from './worldFace.ts';

const ACTIVITY = parkActivity('acquisition-sort');
const LESSON = { kind: 'lesson', ref: 'cycle' } as const;
const numberSchema: Schema<number> = (value) => (typeof value === 'number' ? value : undefined);
const counted = () => activityDraft<number>(ACTIVITY.id, numberSchema, 0);
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A stage whose title says what stands in the window, in the draft and in the learner's state. */
function createStage() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities: { [ACTIVITY.id]: ACTIVITY } });
  const shown: string[] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic === 'duel-stage') shown.push(message.command.title);
  });
  const create: CreateFace<typeof ACTIVITY.kind, 'duel-stage', string, number> = () => ({
    mechanic: 'duel-stage',
    draft: counted,
    async show({ view, draft, state }) {
      // The later the later it was asked, unless somebody waits.
      if (view === 'slow') await settle();
      const title = `${view ?? 'closed'}, draft ${draft}, done ${state.done.length}`;
      return { stage: { title, captions: [], told: null, score: null } };
    },
    on: (event, { draft }) =>
      event.kind === 'left'
        ? { answers: [{ answer: solutionOf(ACTIVITY) as never, ms: 1 }], opens: 'cycle' }
        : { draft: draft + event.place, hint: 'Well done', again: event.place === 0 },
  });
  const stop = connectFaces(realm.world, ACTIVITY.kind, create as never);
  const act = (event: { kind: 'stepped'; place: number } | { kind: 'left' }) =>
    realm.bus.emit('mechanic/event', { id: 'stage', mechanic: 'duel-stage', event });
  const learn = () => realm.record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  const Window = ({ view }: { view: string }) => {
    useOnMap<string>(ACTIVITY.id, view);
    return null;
  };
  const windowOf = (view: string) => (
    <WorldProvider value={realm.bus}>
      <Window view={view} />
    </WorldProvider>
  );
  return { ...realm, shown, stop, act, learn, windowOf };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('shows the draft at once and after each change, the same never twice', async () => {
  const { shown, learn, store, closeOne } = createStage();
  await settle();
  counted().write(2);
  await settle();
  learn();
  await settle();
  store.dispatch(overlayRequested(LESSON));
  closeOne();
  await settle();
  expect(shown).toEqual(['closed, draft 0, done 0', 'closed, draft 2, done 0', 'closed, draft 2, done 1']);
});

it('lets what changes behind another window wait until it is seen', async () => {
  const { shown, learn, store, closeOne } = createStage();
  await settle();
  store.dispatch(overlayRequested(LESSON));
  learn();
  await settle();
  expect(shown).toEqual(['closed, draft 0, done 0']);
  closeOne();
  await settle();
  expect(shown.at(-1)).toBe('closed, draft 0, done 1');
});

it('shows beside its open window what that adds, the newest last, and the rest once it is closed', async () => {
  const { shown, store, closeOne, windowOf } = createStage();
  await settle();
  store.dispatch(overlayRequested(LESSON));
  const { rerender, unmount } = render(windowOf('one'));
  await settle();
  rerender(windowOf('slow'));
  rerender(windowOf('two'));
  await settle();
  counted().write(5);
  await settle();
  expect(shown.slice(1)).toEqual(['one, draft 0, done 0', 'two, draft 0, done 0', 'two, draft 5, done 0']);
  closeOne();
  unmount();
  await settle();
  expect(shown.at(-1)).toBe('closed, draft 5, done 0');
  // Animations restart at the next opening.
  render(windowOf('two'));
  await settle();
  expect(shown.at(-1)).toBe('two, draft 5, done 0');
});

it('hears of a window that was open before it', async () => {
  const before = createStage();
  before.stop();
  const { bus } = before;
  bus.emit('window/changed', { id: ACTIVITY.id, view: 'early' });
  const shown = vi.fn();
  const stop = connectFaces(before.world, ACTIVITY.kind, () => ({
    mechanic: 'duel-stage',
    show: ({ view }) => shown(view),
  }));
  expect(shown).toHaveBeenLastCalledWith('early');
  stop();
});

it('writes the draft that follows from what the player does, says a hint, and repeats a command if asked to', async () => {
  const { shown, act, hint } = createStage();
  await settle();
  act({ kind: 'stepped', place: 3 });
  await settle();
  act({ kind: 'stepped', place: 0 });
  await settle();
  expect(shown.slice(1)).toEqual(['closed, draft 3, done 0', 'closed, draft 3, done 0']);
  expect(counted().read()).toBe(3);
  expect(hint()).toBe('Well done');
});

it('records answers and opens a lesson, but for nothing behind a window', async () => {
  const { act, store, open, world, closeOne } = createStage();
  store.dispatch(overlayRequested({ kind: 'map' }));
  act({ kind: 'left' });
  await settle();
  expect(open()).toEqual([{ kind: 'map' }]);
  closeOne();
  act({ kind: 'left' });
  await settle();
  expect(open()).toEqual([{ ...LESSON, activity: ACTIVITY.id }]);
  expect(getRealmState(world.store, world.content).activities[ACTIVITY.id]?.correct).toBe(true);
});

it('leaves the map alone once its realm is left', async () => {
  const { shown, stop, act } = createStage();
  await settle();
  stop();
  counted().write(9);
  act({ kind: 'stepped', place: 1 });
  await settle();
  expect(shown).toHaveLength(1);
});
