// Test helper: renders a lesson or activity of the park over the real quest reducer; recorded events and state survive a re-render.

import { join } from 'node:path';
import { gradeActivity, solutionOf } from '@lanternwise/shared/activities/registry';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { type QuestEffect, reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { compileContent } from '../../../../../scripts/content/compile.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import type { NewQuestEvent } from '../../../features/progress/types.ts';
import { createStore } from '../../../features/store/store.ts';
import { RealmContentProvider } from '../../../overlay-kit/RealmContentProvider.tsx';
import { ActivityOverlay } from '../../ActivityOverlay.tsx';
import { LessonOverlay } from '../LessonOverlay.tsx';

const REALM = 'ai-adventure-park';
const [compiledPark] = compileContent(join(import.meta.dirname, '../../../../..')).realms;
if (!compiledPark) throw new Error('the park does not compile');
export const park = compiledPark;

/** A learner who has just entered the realm. */
export function setupLearner() {
  const store = createStore();
  let state: RealmState = { ...EMPTY_REALM_STATE, entered: true };
  const events: NewQuestEvent[] = [];
  const effects: QuestEffect[] = [];
  const close = vi.fn();
  const record = (event: NewQuestEvent): readonly QuestEffect[] => {
    const result = reduceQuest(createQuestContext(park, gradeActivity), state, {
      ...event,
      id: crypto.randomUUID(),
      at: 1,
      realm: REALM,
    } as QuestEvent);
    state = result.state;
    events.push(event);
    effects.push(...result.effects);
    store.dispatch(realmAdvanced({ realm: REALM, state }));
    return result.effects;
  };
  /** Records the solution of an activity. */
  const solve = (ref: string) => {
    const activity = park.activities[ref];
    if (!activity) throw new Error(`no activity ${ref}`);
    const answer = solutionOf(activity) as Extract<NewQuestEvent, { kind: 'activity-answered' }>['answer'];
    act(() => void record({ kind: 'activity-answered', ref, answer, ms: 1, hints: 0, skipped: false }));
  };
  /** Opens an overlay as after a reload: only recorded state survives from an earlier one. */
  const open = (kind: 'lesson' | 'activity', ref: string) => {
    cleanup();
    render(
      <Provider store={store}>
        <RealmContentProvider value={park}>
          <RecordProvider value={record}>
            {kind === 'lesson' ? (
              <LessonOverlay request={{ kind, ref }} close={close} />
            ) : (
              <ActivityOverlay request={{ kind, ref }} close={close} />
            )}
          </RecordProvider>
        </RealmContentProvider>
      </Provider>,
    );
  };
  return { open, solve, record: (event: NewQuestEvent) => act(() => void record(event)), events, effects, close };
}
