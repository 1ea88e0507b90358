// @vitest-environment jsdom
// Tests that the link of an assignment leads to its task once nothing covers the world, and only once.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { createBus } from '../bridge/bus.ts';
import { overlayClosed, overlayRequested } from '../features/overlays/overlaysSlice.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { taskAsked } from '../features/realm/askedTasks.ts';
import { taskChosen } from '../features/realm/realmSlice.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { WalkToAskedTask } from './WalkToAskedTask.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const content = structuredClone(TEST_CONTENT) as RealmContent;
const realm = content.realm.id;
for (const step of content.quest.tasks[0]?.steps ?? []) step.target = 'wizard';

function open(address: string, done: string[] = []) {
  vi.useFakeTimers();
  history.replaceState(null, '', address);
  const store = createStore();
  const bus = createBus();
  const walk = vi.fn();
  bus.on('walk/requested', walk);
  store.dispatch(realmAdvanced({ realm, state: { ...EMPTY_REALM_STATE, entered: true, done } }));
  store.dispatch(taskChosen(taskAsked()));
  store.dispatch(overlayRequested({ kind: 'welcome' }));
  render(
    <Provider store={store}>
      <RealmContentProvider value={content}>
        <WorldProvider value={bus}>
          <WalkToAskedTask />
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  const wait = () => act(() => void vi.advanceTimersByTime(1000));
  return {
    walk,
    ready: () => {
      act(() => bus.emit('world/ready', { realm, places: [{ id: 'wizard', kind: 'npc', x: 1, y: 1 }] }));
      wait();
    },
    closeWelcome: () => {
      act(() => void store.dispatch(overlayClosed()));
      wait();
    },
  };
}

it('waits for the world and for the welcome to be closed', () => {
  const { walk, ready, closeWelcome } = open('/Grassroot/park?task=learn');
  ready();
  expect(walk).not.toHaveBeenCalled();
  closeWelcome();
  expect(walk.mock.calls).toEqual([[{ target: 'wizard' }]]);
  expect(location.href).toMatch(/\/Grassroot\/park$/);
  ready();
  expect(walk).toHaveBeenCalledOnce();
});

it.each([
  ['without a task', '/Grassroot/park', []],
  ['for a task that the realm does not have', '/Grassroot/park?task=gone', []],
  ['for a task that is done', '/Grassroot/park?task=learn', ['learned']],
])('leads nowhere %s', (_what, address, done) => {
  const { walk, ready, closeWelcome } = open(address, done);
  ready();
  closeWelcome();
  expect(walk).not.toHaveBeenCalled();
});
