// Stage 2: the learner chooses the columns that the model may use.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFeedback } from '../kit/feedback/useFeedback.ts';
import { ResultMark } from '../kit/ResultMark.tsx';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import { StageActions } from './StageActions.tsx';
import type { StageProps } from './stageProps.ts';
import { misfitColumns } from './stages.ts';

export function ColumnsStage({ activity, draft, change, next }: StageProps) {
  const { t } = useLingui();
  const { react } = useFeedback();
  const [checked, setChecked] = useState(false);
  const toggle = (column: string) => {
    setChecked(false);
    const isOn = draft.columns.includes(column);
    change({
      columns: isOn ? draft.columns.filter((id) => id !== column) : [...draft.columns, column],
      trained: false,
    });
  };
  const misfits = misfitColumns(activity, draft);
  const check = () => {
    setChecked(true);
    react(misfits.length === 0);
  };
  const waitFor = (): string | undefined => {
    if (draft.columns.length === 0) return t`Choose at least one column.`;
    return checked && misfits.length > 0 ? t`Switch off the column with the cross first.` : undefined;
  };
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(180px,100%),1fr))] gap-2.5">
        {activity.columns.map((column) => (
          <li key={column.id}>
            <ColumnOption
              column={column}
              isOn={draft.columns.includes(column.id)}
              checked={checked}
              isExplained={misfits.length === 0 || misfits.includes(column)}
              onToggle={() => toggle(column.id)}
            />
          </li>
        ))}
      </ul>
      <StageActions
        next={next}
        action={checked ? undefined : { label: t`Check columns`, onPress: check }}
        wait={waitFor()}
      />
    </>
  );
}

interface ColumnOptionProps {
  column: StageProps['activity']['columns'][number];
  isOn: boolean;
  checked: boolean;
  /** What was wrong is explained first, and alone. */
  isExplained: boolean;
  onToggle(): void;
}

function ColumnOption({ column, isOn, checked, isExplained, onToggle }: ColumnOptionProps) {
  const why = checked && isOn && isExplained && column.why;
  return (
    <ToggleOption control={`column:${column.id}`} pressed={isOn} why={why} onToggle={onToggle}>
      <strong className="flex-1">{column.label}</strong>
      {checked && isOn && <ResultMark result={column.role === 'useful' ? 'right' : 'wrong'} />}
    </ToggleOption>
  );
}
