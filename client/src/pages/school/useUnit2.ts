// The learner's progress in Unit 2, and the recorder of its events: begun, each completed activity with its model, all four done.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { UNIT2_ACTIVITIES, type Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import { completedActivities, UNIT2_END, UNIT2_PLACE, unit2Score } from '@lanternwise/shared/school/unit2Quest';
import { useEffect } from 'react';
import { useAppSelector } from '../../app/hooks.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import type { RecordEvent } from '../../features/progress/types.ts';
import { useSession } from '../../features/session/useSession.ts';
import type { ActivityResult } from './activity.ts';

/** The learner's progress in Unit 2: that of the account, or of the guest of this browser until he creates one. */
export function useUnit2() {
  const state = useAppSelector(selectRealmStates)[UNIT2_PLACE] ?? EMPTY_REALM_STATE;
  const { status } = useSession();
  return { state, completed: completedActivities(state), score: unit2Score(state), isGuest: status === 'guest' };
}

export interface CompletedActivity extends ActivityResult<Unit2Activity> {
  activity: Unit2Activity;
  /** Milliseconds since the activity was opened. */
  ms: number;
  /** Hint levels opened, 0–3. */
  hints: number;
}

type Answer = Extract<QuestEvent, { kind: 'activity-answered' }>['answer'];

export function useUnit2Recorder(record: RecordEvent) {
  const { state, completed } = useUnit2();
  const isWhole = completed.length === UNIT2_ACTIVITIES.length;
  // Two devices may complete two activities each, so the end follows from the merged state.
  useEffect(() => {
    if (isWhole && !state.completed) record({ kind: 'exit-reached', ref: UNIT2_END });
  }, [isWhole, state.completed, record]);
  return {
    begin(): void {
      if (!state.entered) record({ kind: 'realm-entered' });
    },
    complete({ activity, answer, model, ms, hints }: CompletedActivity): void {
      // Answers are plain JSON; optional keys are left out, never undefined.
      record({ kind: 'activity-answered', ref: activity, answer: answer as Answer, ms, hints, skipped: false });
      if (model) record({ kind: 'model-card', ref: activity, figures: model });
    },
  };
}
