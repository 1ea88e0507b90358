// Reacts to each checked answer of an activity with a sound, and tells its parts which guide cheers and how.
import type { TryCount } from '@lanternwise/shared/quests/firstTries';
import { msg } from '@lingui/core/macro';
import { createContext, type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  /** Decides about each press of a control before it acts. */
  heldPress: RefObject<HoldPress | undefined>;
}

/** Whether the press is held back; the element can be clicked again later. */
export type HoldPress = (control: string, element: HTMLElement) => boolean;

type Checked = Pick<ActivityFeedback, 'isPassed' | 'tries' | 'answer'>;

/** Outside an activity there is no sound and no praise. */
const FeedbackContext = createContext<ActivityFeedback>({
  guide: undefined,
  feedback: undefined,
  isPassed: false,
  tries: undefined,
  answer: undefined,
  react: () => undefined,
  heldPress: { current: undefined },
});
export const FeedbackProvider = FeedbackContext.Provider;
export const useFeedback = (): ActivityFeedback => useContext(FeedbackContext);

const UNCHECKED: Checked = { isPassed: false, tries: undefined, answer: undefined };

/** Right answers in a row count across the activities of a visit: most activities are checked only once. */
let run: FeedbackRun = FIRST_RUN;

/** May hold back presses in the activity around it, as long as the component is there. */
export function useHeldPress(hold: HoldPress): void {
  const { heldPress } = useFeedback();
  useLayoutEffect(() => {
    heldPress.current = hold;
    return () => {
      heldPress.current = undefined;
    };
  });
}

export function useActivityFeedback(guide: string): ActivityFeedback {
  const heldPress = useRef<HoldPress>(undefined);
  const [feedback, setFeedback] = useState<Feedback>();
  const [checked, setChecked] = useState(UNCHECKED);
  return useMemo(
    () => ({
      guide,
      feedback,
      heldPress,
      ...checked,
      react(correct, now = UNCHECKED) {
        const next = feedbackFor(run, correct, CHEERS.length);
        run = next;
        playSound(next.sound.name, next.sound.gain, next.sound.rate);
        setFeedback(next);
        setChecked(now);
      },
    }),
    [guide, feedback, checked],
  );
}
