// Stage 2: which columns may the model look at?
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Mark } from '../runner/Feedback.tsx';
import type { StageProps } from './stage.ts';

export function ColumnsStage({ activity, draft, change }: StageProps) {
  const [checked, setChecked] = useState(false);
  const toggle = (column: string) => {
    setChecked(false);
    const on = draft.columns.includes(column);
    change({ columns: on ? draft.columns.filter((id) => id !== column) : [...draft.columns, column], trained: false });
  };
  return (
    <>
      <ul className="canteen-columns">
        {activity.columns.map((column, at) => {
          const on = draft.columns.includes(column.id);
          const sample = activity.rows.slice(0, 3).map((row) => row[at + 1]);
          const fits = column.role === 'useful';
          return (
            <li key={column.id}>
              <button
                type="button"
                aria-pressed={on}
                className="act-option canteen-column"
                onClick={() => toggle(column.id)}
              >
                <span className="canteen-box" aria-hidden="true">
                  {on ? '✔' : ''}
                </span>
                <span className="act-option-text">
                  <strong>{column.label}</strong>
                  <span className="canteen-sample">{`${sample.join(', ')} … ${column.unit}`}</span>
                </span>
                {checked && on && <Mark standing={fits ? 'right' : 'wrong'} />}
              </button>
              {checked && <p className="canteen-why">{column.why}</p>}
            </li>
          );
        })}
      </ul>
      <div className="act-buttons">
        <Button disabled={draft.columns.length === 0} onClick={() => setChecked(true)}>
          Check columns
        </Button>
        {draft.columns.length === 0 && <p className="act-wait">Choose at least one column.</p>}
      </div>
    </>
  );
}
