// Reacts to each checked answer of an activity with a sound, and tells its parts which guide cheers and how.
import { createContext, useContext, useMemo, useState } from 'react';
import { playSound } from '../../../audio/playSound.ts';
import { CHEERS } from './cheers.ts';
import { type Feedback, type FeedbackRun, FIRST_RUN, feedbackFor } from './feedbackFor.ts';

export interface ActivityFeedback {
  guide: string | undefined;
  /** Of the last checked answer. */
  feedback: Feedback | undefined;
  react(correct: boolean): void;
}

/** Outside an activity nothing is heard and nobody cheers. */
const FeedbackContext = createContext<ActivityFeedback>({
  guide: undefined,
  feedback: undefined,
  react: () => undefined,
});
export const FeedbackProvider = FeedbackContext.Provider;
export const useFeedback = (): ActivityFeedback => useContext(FeedbackContext);

/** Right answers in a row count across the activities of a visit: most activities are checked only once. */
let run: FeedbackRun = FIRST_RUN;

export function useActivityFeedback(guide: string): ActivityFeedback {
  const [feedback, setFeedback] = useState<Feedback>();
  return useMemo(
    () => ({
      guide,
      feedback,
      react(correct) {
        const next = feedbackFor(run, correct, CHEERS.length);
        run = next;
        playSound(next.sound.name, next.sound.gain, next.sound.rate);
        setFeedback(next);
      },
    }),
    [guide, feedback],
  );
}
