// @vitest-environment jsdom
// Tests the button that leads to the exit once that is the goal.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { createBus } from '../bridge/bus.ts';
import { messageAdded, messagePassed, selectSummary } from '../features/messages/messagesSlice.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { ToTheArrow } from './ToTheArrow.tsx';

const button = () => screen.queryByRole('button', { name: 'To the arrow!' });

it('appears with the exit, after the summary, shows it and walks there, and waits for the end of the walk', () => {
  const store = createStore();
  const bus = createBus();
  const walk = vi.fn();
  bus.on('walk/requested', walk);
  render(
    <Provider store={store}>
      <RealmContentProvider value={TEST_CONTENT as RealmContent}>
        <WorldProvider value={bus}>
          <ToTheArrow />
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  expect(button()).toBeNull();
  const done = TEST_CONTENT.quest.tasks.flatMap(({ steps }) => steps.map(({ id }) => id));
  const state = { ...EMPTY_REALM_STATE, entered: true, done };
  act(() => void store.dispatch(realmAdvanced({ realm: TEST_CONTENT.realm.id, state })));
  // The summary of the realm comes before the way on.
  act(() => void store.dispatch(messageAdded({ subject: 'summary' })));
  expect(button()).toBeNull();
  act(() => void store.dispatch(messagePassed(selectSummary(store.getState())?.key ?? 0)));
  fireEvent.click(button() as HTMLElement);
  const target = TEST_CONTENT.quest.exit.id;
  expect(walk.mock.calls).toEqual([[{ target, pan: true }]]);
  expect(button()).toBeNull();
  act(() => bus.emit('walk/ended', { target, arrived: false }));
  expect(button()).not.toBeNull();
});
