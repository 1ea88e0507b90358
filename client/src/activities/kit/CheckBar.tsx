// The end of a checked activity: the result, and the Check button, which says what it waits for.
import type { Activity } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
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
  /** Said while it is not, by the button that is asked; undefined where it only takes a moment. */
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
          <WaitingButton
            data-control="check"
            variant={isQuiet ? 'secondary' : 'primary'}
            disabled={!ready}
            waitsFor={waitingFor}
            onClick={check.submit}
          >
            {activity.check}
          </WaitingButton>
        )}
      </ActionRow>
    </>
  );
}
