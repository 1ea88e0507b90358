// Reacts to each checked answer of an activity with a sound, and tells its parts which guide cheers and how.
import type { TryCount } from '@lanternwise/shared/quests/firstTries';
import { createContext, useContext, useMemo, useState } from 'react';
import { playSound } from '../../../audio/playSound.ts';
import { CHEERS } from './cheers.ts';
import { type Feedback, type FeedbackRun, FIRST_RUN, feedbackFor } from './feedbackFor.ts';

export interface ActivityFeedback {
  guide: string | undefined;
  /** Of the last checked answer. */
  feedback: Feedback | undefined;
  /** First tries of the activity, once it is passed; undefined before, and of activities passed before first tries were counted. */
  passed: TryCount | undefined;
  react(correct: boolean, passed?: TryCount): void;
}

/** Outside an activity nothing is heard and nobody cheers. */
const FeedbackContext = createContext<ActivityFeedback>({
  guide: undefined,
  feedback: undefined,
  passed: undefined,
  react: () => undefined,
});
export const FeedbackProvider = FeedbackContext.Provider;
export const useFeedback = (): ActivityFeedback => useContext(FeedbackContext);

const NO_REACTION = { feedback: undefined, passed: undefined };

/** Right answers in a row count across the activities of a visit: most activities are checked only once. */
let run: FeedbackRun = FIRST_RUN;

export function useActivityFeedback(guide: string): ActivityFeedback {
  const [{ feedback, passed }, setReaction] = useState<Pick<ActivityFeedback, 'feedback' | 'passed'>>(NO_REACTION);
  return useMemo(
    () => ({
      guide,
      feedback,
      passed,
      react(correct, tries) {
        const next = feedbackFor(run, correct, CHEERS.length);
        run = next;
        playSound(next.sound.name, next.sound.gain, next.sound.rate);
        setReaction({ feedback: next, passed: tries });
      },
    }),
    [guide, feedback, passed],
  );
}
