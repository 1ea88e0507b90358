// Reacts to each checked answer of an activity with a sound, and tells its parts which guide cheers and how.
import type { TryCount } from '@lanternwise/shared/quests/firstTries';
import { msg } from '@lingui/core/macro';
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { playSound } from '../../../audio/playSound.ts';
import { type Feedback, type FeedbackRun, FIRST_RUN, feedbackFor } from './feedbackFor.ts';

/** What a guide calls after a right answer. */
export const CHEERS = [
  msg`Yes!`,
  msg`You’ve got it!`,
  msg`Nicely done!`,
  msg`That’s the one!`,
  msg`Sharp thinking!`,
  msg`Spot on!`,
] as const;

export interface ActivityFeedback {
  guide: string | undefined;
  /** Of the last checked answer. */
  feedback: Feedback | undefined;
  isPassed: boolean;
  /** First tries of the activity, once it is passed; undefined before, and of activities passed before first tries were counted. */
  tries: TryCount | undefined;
  /** The answer that was checked last, whole: a view may keep only a part of it. */
  answer: unknown;
  react(correct: boolean, checked?: Checked): void;
  /** A guess is asked: until it is made, the guide says nothing that could give it away. */
  setGuessing(isGuessing: boolean): void;
}

type Checked = Pick<ActivityFeedback, 'isPassed' | 'tries' | 'answer'>;

/** Outside an activity there is no sound and no praise. */
const FeedbackContext = createContext<ActivityFeedback>({
  guide: undefined,
  feedback: undefined,
  isPassed: false,
  tries: undefined,
  answer: undefined,
  react: () => undefined,
  setGuessing: () => undefined,
});
export const FeedbackProvider = FeedbackContext.Provider;
export const useFeedback = (): ActivityFeedback => useContext(FeedbackContext);

const UNCHECKED: Checked = { isPassed: false, tries: undefined, answer: undefined };

/** Right answers in a row count across the activities of a visit: most activities are checked only once. */
let run: FeedbackRun = FIRST_RUN;

/** Tells the activity around it that a guess is asked. */
export function useGuessing(isGuessing: boolean): void {
  const { setGuessing } = useFeedback();
  useLayoutEffect(() => {
    setGuessing(isGuessing);
    return () => setGuessing(false);
  }, [isGuessing, setGuessing]);
}

export function useActivityFeedback(guide: string, setGuessing: ActivityFeedback['setGuessing']): ActivityFeedback {
  const [feedback, setFeedback] = useState<Feedback>();
  const [checked, setChecked] = useState(UNCHECKED);
  return useMemo(
    () => ({
      guide,
      feedback,
      setGuessing,
      ...checked,
      react(correct, now = UNCHECKED) {
        const next = feedbackFor(run, correct, CHEERS.length);
        run = next;
        playSound(next.sound.name, next.sound.gain, next.sound.rate);
        setFeedback(next);
        setChecked(now);
      },
    }),
    [guide, feedback, checked, setGuessing],
  );
}
