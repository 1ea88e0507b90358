// The end of a checked activity: the result, the Check button, and why it is disabled.
import type { Activity } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from './ActionRow.tsx';
import { GradeFeedback } from './GradeFeedback.tsx';
import kitStyles from './layout.module.css';
import type { AnswerCheck } from './useAnswerCheck.ts';

export interface CheckBarProps<A> {
  activity: Activity;
  check: AnswerCheck<A>;
  /** Whether the answer is complete enough to be checked. */
  ready: boolean;
  /** Shown while it is not; undefined where it only takes a moment. */
  incompleteHint: string | undefined;
  /** A wrong answer is cleared with a Try Again button before it is checked again. */
  tryAgain?: boolean;
  /** Something else is the thing to do now. */
  isQuiet?: boolean;
  children?: ReactNode;
}

export function CheckBar<A>({
  activity,
  check,
  ready,
  incompleteHint,
  tryAgain = false,
  isQuiet = false,
  children,
}: CheckBarProps<A>) {
  const { t } = useLingui();
  const waitId = useId();
  const { grade, solved } = check;
  const waitingFor = ready || solved ? undefined : incompleteHint;
  const wrong = grade !== undefined && !grade.correct;
  return (
    <>
      <div role="status" aria-live="polite" className={kitStyles.status}>
        {grade && <GradeFeedback key={check.attempts} activity={activity} grade={grade} />}
      </div>
      <ActionRow>
        {children}
        {wrong && tryAgain && (
          <Button data-control="again" onClick={check.reset}>
            {t`Try Again`}
          </Button>
        )}
        {!solved && !(wrong && tryAgain) && (
          <Button
            data-control="check"
            variant={isQuiet ? 'secondary' : 'primary'}
            disabled={!ready}
            aria-describedby={waitingFor && waitId}
            onClick={check.submit}
          >
            {activity.check}
          </Button>
        )}
        {waitingFor && (
          <p id={waitId} className={kitStyles.note}>
            {waitingFor}
          </p>
        )}
      </ActionRow>
    </>
  );
}
