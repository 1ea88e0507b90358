// One question with one right answer.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';

export function MultiChoiceActivity({ activity, seed, submit }: ActivityProps<'multi-choice'>) {
  const { t } = useLingui();
  const check = useAnswerCheck('', submit);
  const result = check.grade && (check.grade.correct ? 'right' : 'wrong');
  return (
    <>
      <p className={cx(kitStyles.question, kitStyles.largeQuestion)}>{activity.question}</p>
      <Options
        label={activity.question}
        options={shuffle(activity.options, seed)}
        chosen={check.answer || undefined}
        results={result ? { [check.answer]: result } : {}}
        disabled={check.solved}
        layout="large"
        onChoose={check.changeAnswer}
      />
      <CheckBar
        activity={activity}
        check={check}
        ready={check.answer !== ''}
        incompleteHint={t`Choose an answer first.`}
      />
    </>
  );
}
