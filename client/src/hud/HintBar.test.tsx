// @vitest-environment jsdom
// Tests that the goal is said only where nothing else at hand comes first.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { createStore } from '../app/store.ts';
import { createBus } from '../bridge/bus.ts';
import { RealmContentProvider } from '../features/content/realmContentContext.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { goalChanged } from '../features/realm/realmSlice.ts';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { HintBar } from './HintBar.tsx';

const { quest, realm } = TEST_CONTENT;
const learned = { id: 'learned', title: 'Meet the wizard', target: 'wizard', needs: [] };
const on = { kind: 'lesson-finished' as const, ref: 'cycle' };
const content: RealmContent = {
  ...TEST_CONTENT,
  quest: { ...quest, tasks: quest.tasks.map((task) => ({ ...task, steps: [{ ...learned, on }] })) },
};

function showHintBar(progress: Partial<RealmState>) {
  const bus = createBus();
  const store = createStore();
  store.dispatch(realmAdvanced({ realm: realm.id, state: { ...EMPTY_REALM_STATE, entered: true, ...progress } }));
  store.dispatch(goalChanged('next'));
  const { container } = render(
    <Provider store={store}>
      <RealmContentProvider value={content}>
        <WorldProvider value={bus}>
          <HintBar />
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  return { bus, text: () => container.textContent };
}

it('says the goal, but not beside the one it leads to', () => {
  const { bus, text } = showHintBar({});
  const said = text();
  expect(said).toContain('Meet the wizard');
  act(() => bus.emit('interactable/changed', { id: 'somebody-else', kind: 'npc', x: 0, y: 0 }));
  expect(text()).toBe(said);
  act(() => bus.emit('interactable/changed', { id: 'wizard', kind: 'npc', x: 0, y: 0 }));
  expect(text()).toBe('');
  act(() => bus.emit('interactable/changed', null));
  expect(text()).toBe(said);
});

it('waits with the goal while a lantern can be lit', () => {
  const { bus, text } = showHintBar({ done: ['learned'] });
  expect(text()).toBe(quest.exit.hint);
  act(() => bus.emit('world/ready', { realm: realm.id, places: [{ id: 'learn', kind: 'lantern', x: 0, y: 0 }] }));
  expect(text()).toBe('');
});
