// Each line is matched with a meaning from a drop-down list.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { AnswerSelect } from '../kit/AnswerSelect.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import styles from './DropdownMatchActivity.module.css';

export function DropdownMatchActivity({ activity, seed, submit }: ActivityProps<'dropdown-match'>) {
  const { t } = useLingui();
  const check = useAnswerCheck<Record<string, string>>({}, submit);
  const id = useId();
  const ready = activity.rows.every((row) => check.answer[row.id] !== undefined);
  const options = activity.options.map((option) => ({ value: option.id, label: option.text }));
  return (
    <>
      <ul className={styles.rows}>
        {shuffle(activity.rows, seed).map((row) => (
          <li key={row.id} className={cx(kitStyles.card, styles.row)}>
            <span id={`${id}-${row.id}`}>{row.text}</span>
            <AnswerSelect
              className={styles.choice}
              data-control={`row:${row.id}`}
              aria-labelledby={`${id}-${row.id}`}
              value={check.answer[row.id] ?? ''}
              placeholder={t`Choose`}
              disabled={check.solved}
              options={options}
              result={itemResult(check.grade, row.id)}
              onChange={(value) => check.changeAnswer({ ...check.answer, [row.id]: value })}
            />
          </li>
        ))}
      </ul>
      <CheckBar activity={activity} check={check} ready={ready} incompleteHint={t`Choose for every line first.`} />
    </>
  );
}
