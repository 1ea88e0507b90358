// The foot of a checked activity: the Check button, why it waits, and the verdict.
import type { Activity } from '@lanternwise/shared/activities/registry';
import { explainAnswer } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import type { AnswerCheck } from './useAnswerCheck.ts';

export interface CheckBarProps<A> {
  activity: Activity;
  check: AnswerCheck<A>;
  /** The answer is complete enough to be checked. */
  ready: boolean;
  /** Said while it is not. */
  incompleteHint: string;
  /** Wrong answers are taken back by a Try Again button. */
  tryAgain?: boolean;
  children?: ReactNode;
}

export function CheckBar<A>({ activity, check, ready, incompleteHint, tryAgain = false, children }: CheckBarProps<A>) {
  const { t } = useLingui();
  const waitId = useId();
  const { grade, answer, solved } = check;
  const wrong = grade !== undefined && !grade.correct;
  return (
    <div className="act-foot">
      <div role="status" aria-live="polite" className="act-verdict">
        {grade && (
          <AnswerFeedback
            tone={wrong ? 'wrong' : 'right'}
            message={wrong ? activity.messages.wrong : activity.messages.correct}
            explanations={explainAnswer(activity, answer, grade.wrong)}
          />
        )}
      </div>
      <div className="act-buttons">
        {children}
        {wrong && tryAgain && (
          <Button variant="secondary" data-control="again" onClick={check.reset}>
            {t`Try Again`}
          </Button>
        )}
        {!solved && !(wrong && tryAgain) && (
          <Button
            data-control="check"
            disabled={!ready}
            aria-describedby={ready ? undefined : waitId}
            onClick={check.submit}
          >
            {activity.check}
          </Button>
        )}
        {!ready && !solved && (
          <p id={waitId} className="act-wait">
            {incompleteHint}
          </p>
        )}
      </div>
    </div>
  );
}
