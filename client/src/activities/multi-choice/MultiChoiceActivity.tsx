// One question, one right answer.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { CheckBar } from '../kit/CheckBar.tsx';
import { Options } from '../kit/Options.tsx';
import type { ActivityProps } from '../kit/types.ts';
import { useCheck } from '../kit/useCheck.ts';
import './multi-choice.css';

export function MultiChoiceActivity({ activity, seed, submit }: ActivityProps<'multi-choice'>) {
  const { t } = useLingui();
  const check = useCheck('', submit);
  const standing = check.grade && (check.grade.correct ? 'right' : 'wrong');
  return (
    <>
      <p className="act-question">{activity.question}</p>
      <Options
        label={activity.question}
        options={shuffle(activity.options, seed)}
        chosen={check.answer || undefined}
        judged={standing ? { [check.answer]: standing } : {}}
        disabled={check.solved}
        onChoose={check.change}
      />
      <CheckBar activity={activity} check={check} ready={check.answer !== ''} wait={t`Choose an answer first.`} />
    </>
  );
}
