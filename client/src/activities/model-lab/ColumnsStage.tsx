// Stage 2: which columns may the model look at?
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ResultMark } from '../kit/AnswerFeedback.tsx';
import { type StageProps, valueLabel } from './stageProps.ts';

export function ColumnsStage({ activity, draft, change }: StageProps) {
  const { t } = useLingui();
  const [checked, setChecked] = useState(false);
  const toggle = (column: string) => {
    setChecked(false);
    const on = draft.columns.includes(column);
    change({ columns: on ? draft.columns.filter((id) => id !== column) : [...draft.columns, column], trained: false });
  };
  return (
    <>
      <ul className="model-lab-columns">
        {activity.columns.map((column, at) => {
          const on = draft.columns.includes(column.id);
          const sample = activity.rows.slice(0, 3).flatMap((row) => {
            const cell = row[at + 1];
            return cell === null || cell === undefined ? [] : valueLabel(column, cell);
          });
          const fits = column.role === 'useful';
          return (
            <li key={column.id}>
              <button
                type="button"
                data-control={`column:${column.id}`}
                aria-pressed={on}
                className="act-option model-lab-column"
                onClick={() => toggle(column.id)}
              >
                <span className="act-box" aria-hidden="true">
                  {on ? '✔' : ''}
                </span>
                <span className="act-option-text">
                  <strong>{column.label}</strong>
                  <span className="model-lab-sample">{`${sample.join(', ')} … ${column.unit}`}</span>
                </span>
                {checked && on && <ResultMark standing={fits ? 'right' : 'wrong'} />}
              </button>
              {checked && <p className="act-why">{column.why}</p>}
            </li>
          );
        })}
      </ul>
      <div className="act-buttons">
        <Button disabled={draft.columns.length === 0} onClick={() => setChecked(true)}>
          {t`Check columns`}
        </Button>
        {draft.columns.length === 0 && <p className="act-wait">{t`Choose at least one column.`}</p>}
      </div>
    </>
  );
}
