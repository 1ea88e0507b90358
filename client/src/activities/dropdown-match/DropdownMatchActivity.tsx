// Match each sentence with its meaning from a drop-down list.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Select } from '../../ui/Select.tsx';
import { ResultMark } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import './dropdown-match.css';

export function DropdownMatchActivity({ activity, seed, submit }: ActivityProps<'dropdown-match'>) {
  const { t } = useLingui();
  const check = useAnswerCheck<Record<string, string>>({}, submit);
  const id = useId();
  const ready = activity.rows.every((row) => check.answer[row.id] !== undefined);
  const options = activity.options.map((option) => ({ value: option.id, label: option.text }));
  return (
    <>
      <ul className="act-rows">
        {shuffle(activity.rows, seed).map((row) => {
          const result = itemResult(check.grade, row.id);
          return (
            <li key={row.id} className={`act-row act-paper ${result ? `act-${result}` : ''}`}>
              <span id={`${id}-${row.id}`}>{row.text}</span>
              <span className="act-row-choice">
                <Select
                  data-control={`row:${row.id}`}
                  aria-labelledby={`${id}-${row.id}`}
                  value={check.answer[row.id] ?? ''}
                  placeholder={t`Choose`}
                  disabled={check.solved}
                  options={options}
                  onChange={(value) => check.changeAnswer({ ...check.answer, [row.id]: value })}
                />
                <ResultMark standing={result} />
              </span>
            </li>
          );
        })}
      </ul>
      <CheckBar activity={activity} check={check} ready={ready} incompleteHint={t`Choose for every line first.`} />
    </>
  );
}
