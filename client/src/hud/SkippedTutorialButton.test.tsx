// @vitest-environment jsdom
// Tests that a skipped tutorial can be played later from the quest log, and only as long as it counts as skipped.
import type { Lesson } from '@lanternwise/shared/content/lesson';
import type { Quest } from '@lanternwise/shared/content/quest';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { selectOverlayStack } from '../features/overlays/overlaysSlice.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { SkippedTutorialButton } from './SkippedTutorialButton.tsx';

const [task] = TEST_CONTENT.quest.tasks as [Quest['tasks'][number]];
const content = { ...TEST_CONTENT, lessons: { cycle: { kind: 'tutorial' } as Lesson } };
const button = () => screen.queryByRole('button', { name: 'Play it now for its stars' });

it('opens the tutorial that was skipped', () => {
  const store = createStore();
  const skip = (skipped: boolean) =>
    act(
      () =>
        void store.dispatch(
          realmAdvanced({ realm: 'ai-adventure-park', state: { ...EMPTY_REALM_STATE, skipped: { cycle: skipped } } }),
        ),
    );
  render(
    <Provider store={store}>
      <RealmContentProvider value={content}>
        <SkippedTutorialButton task={task} />
      </RealmContentProvider>
    </Provider>,
  );
  expect(button()).toBeNull();
  skip(true);
  fireEvent.click(button() as HTMLElement);
  expect(selectOverlayStack(store.getState()).map(({ request }) => request)).toEqual([
    { kind: 'tutorial', ref: 'cycle' },
  ]);
  skip(false);
  expect(button()).toBeNull();
});
