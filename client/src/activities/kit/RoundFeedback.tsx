// Shows the result of one round that can be repeated until it is right.
import type { Explanation } from '@lanternwise/shared/activities/kit/explanation';
import { type Activity, explainAnswer } from '@lanternwise/shared/activities/registry';
import type { ReactNode } from 'react';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import kitStyles from './layout.module.css';
import type { Rounds } from './useRounds.ts';

export interface RoundFeedbackProps {
  activity: Activity;
  rounds: Rounds;
  round: string;
  /** Whether the pick on screen was checked. */
  checked: boolean;
  /** Replaces the labels of the explanations. */
  label?: string;
  children?: ReactNode;
}

export function RoundFeedback({ activity, rounds, round, checked, label, children }: RoundFeedbackProps) {
  const right = rounds.isRight(round);
  const relabel = (explanation: Explanation) => (label === undefined ? explanation : { ...explanation, label });
  return (
    <div role="status" aria-live="polite" className={kitStyles.status}>
      {checked && (
        <AnswerFeedback
          key={rounds.picks[round]?.length}
          tone={right ? 'right' : 'wrong'}
          message={right ? activity.messages.correct : activity.messages.wrong}
          isFirstTry={rounds.picks[round]?.length === 1}
          explanations={right ? [] : explainAnswer(activity, rounds.picks, [round]).map(relabel)}
        >
          {children}
        </AnswerFeedback>
      )}
    </div>
  );
}
