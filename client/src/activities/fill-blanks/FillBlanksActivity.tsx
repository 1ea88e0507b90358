// Each blank of a text is filled from a list.
import { seedFromText, shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { AnswerSelect } from '../kit/AnswerSelect.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import styles from './FillBlanksActivity.module.css';

export function FillBlanksActivity({ activity, seed, submit }: ActivityProps<'fill-blanks'>) {
  const { t } = useLingui();
  const check = useAnswerCheck<Record<string, string>>({}, submit);
  const ready = activity.blanks.every((blank) => check.answer[blank.id] !== undefined);
  // Odd parts are the ids of blanks.
  const parts = activity.text.split(/\{([a-z0-9-]+)\}/);
  return (
    <>
      <p className={cx(kitStyles.card, styles.text)}>
        {parts.map((part, at) => {
          const blank = at % 2 === 1 ? activity.blanks.find((b) => b.id === part) : undefined;
          if (!blank) return <span key={part}>{part}</span>;
          return (
            <AnswerSelect
              key={blank.id}
              className={styles.blank}
              data-control={`blank:${blank.id}`}
              aria-label={blank.label}
              value={check.answer[blank.id] ?? ''}
              placeholder={t`choose`}
              disabled={check.solved}
              options={shuffle(blank.options, seed + seedFromText(blank.id)).map((option) => ({
                value: option.id,
                label: option.text,
              }))}
              result={itemResult(check.grade, blank.id)}
              onChange={(value) => check.changeAnswer({ ...check.answer, [blank.id]: value })}
            />
          );
        })}
      </p>
      <CheckBar activity={activity} check={check} ready={ready} incompleteHint={t`Fill every gap first.`} />
    </>
  );
}
