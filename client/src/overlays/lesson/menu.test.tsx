// @vitest-environment jsdom
// Tests of the 'AI Learning Adventure' menu against lessons.txt 2.6, 4.5, 4.7 and 8: lock text, levels, and its end.

import { join } from 'node:path';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { compileContent } from '../../../../scripts/content/compile.ts';
import { activityUser, loadDriver } from '../../activities/testing/activityUser.ts';
import { getButton, isPressable, pressButton } from '../../activities/testing/renderActivity.tsx';
import { RecordProvider } from '../../features/progress/hooks.ts';
import { realmAdvanced } from '../../features/progress/progressSlice.ts';
import type { NewQuestEvent } from '../../features/progress/types.ts';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { LessonOverlay } from './LessonOverlay.tsx';

const REALM = 'think-tank-park';
const found = compileContent(join(import.meta.dirname, '../../../..')).realms.find(({ realm }) => realm.id === REALM);
if (!found) throw new Error('think-tank-park does not compile');
const content = found;

const BEFORE = ['path-crystal-found', 'pattern-crystal-found', 'wizard-met', 'teachings-heard'];

function openMenu(done: readonly string[] = []) {
  const store = createStore();
  let state: RealmState = { ...EMPTY_REALM_STATE, entered: true, done: [...BEFORE, ...done] };
  store.dispatch(realmAdvanced({ realm: REALM, state }));
  const close = vi.fn();
  const record = (event: NewQuestEvent) => {
    const whole = { ...event, id: crypto.randomUUID(), at: 1, realm: REALM } as QuestEvent;
    const result = reduceQuest(createQuestContext(content, gradeActivity), state, whole);
    state = result.state;
    store.dispatch(realmAdvanced({ realm: REALM, state }));
    return result.effects;
  };
  render(
    <Provider store={store}>
      <RealmContentProvider value={content}>
        <RecordProvider value={record}>
          <LessonOverlay request={{ kind: 'lesson', ref: 'learning-adventure' }} close={close} />
        </RecordProvider>
      </RealmContentProvider>
    </Provider>,
  );
  return { close, stateOf: () => state };
}

async function playPatterns() {
  const activity = content.activities['pattern-game']!;
  await screen.findByRole('img', { name: 'Page 1 of 3' });
  await act(async () => (await loadDriver(activity))(activityUser, activity, true));
}

it('Locked level: Pattern Recognition waits for Path Finding and says so', () => {
  openMenu();
  expect(screen.getByRole('dialog', { name: 'AI Learning Adventure' })).toBeTruthy();
  expect(screen.getByText('Complete Path Finding Adventure first to unlock this level!')).toBeTruthy();
  expect(isPressable(getButton('Start Level: Pattern Recognition'))).toBe(false);
  expect(isPressable(getButton('Start Level: Path Finding Adventure'))).toBe(true);
});

it('leaves a level by Back to Menu', async () => {
  openMenu(['paths-found']);
  pressButton('Start Level: Pattern Recognition');
  await screen.findByRole('img', { name: 'Page 1 of 3' });
  pressButton('Back to Menu');
  expect(getButton('Play again: Path Finding Adventure')).toBeTruthy();
});

it("offers 'Next Level' beside 'Try Another Pattern' only after a prediction, and closes when both levels are completed", async () => {
  const { close, stateOf } = openMenu(['paths-found']);
  pressButton('Start Level: Pattern Recognition');
  expect(screen.queryByRole('button', { name: 'Next Level' })).toBeNull();
  await playPatterns();
  const [another, next] = [getButton('Try Another Pattern'), getButton('Next Level')];
  expect(another.parentElement).toBe(next.parentElement);
  expect(close).not.toHaveBeenCalled();
  pressButton('Next Level');
  expect(stateOf().done).toContain('patterns-learned');
  expect(close).toHaveBeenCalledTimes(1);
});

it('stays open for those who have completed both levels and play again', () => {
  const { close } = openMenu(['paths-found', 'patterns-learned']);
  expect(close).not.toHaveBeenCalled();
  expect(screen.getAllByText('Completed')).toHaveLength(2);
});
