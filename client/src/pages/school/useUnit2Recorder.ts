// Records the events of Unit 2: that it was begun, each completed activity with its model, and that all four are done.

import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { UNIT2_ACTIVITIES, type Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import { UNIT2_END } from '@lanternwise/shared/school/unit2Quest';
import { useEffect } from 'react';
import type { RecordEvent } from '../../features/progress/types.ts';
import type { ActivityResult } from './activity.ts';
import { useUnit2 } from './useUnit2.ts';

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
