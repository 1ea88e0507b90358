// One question, one right answer.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { Options } from '../kit/Options.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import './multi-choice.css';

export function MultiChoiceActivity({ activity, seed, submit }: ActivityProps<'multi-choice'>) {
  const { t } = useLingui();
  const check = useAnswerCheck('', submit);
  const standing = check.grade && (check.grade.correct ? 'right' : 'wrong');
  return (
    <>
      <p className="act-question">{activity.question}</p>
      <Options
        label={activity.question}
        options={shuffle(activity.options, seed)}
        chosen={check.answer || undefined}
        results={standing ? { [check.answer]: standing } : {}}
        disabled={check.solved}
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
