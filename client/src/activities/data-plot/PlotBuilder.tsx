// The four choices of a plot: the column across, the one upwards, how it is drawn, and where its axis starts.
import { AXIS_STARTS, PLOT_KINDS, type PlotChoice } from '@lanternwise/shared/activities/data-plot/plotView';
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { AnswerSelect } from '../kit/AnswerSelect.tsx';
import { itemResult } from '../kit/useAnswerCheck.ts';
import styles from './DataPlotActivity.module.css';
import { columnOf } from './PlotFigure.tsx';

export interface PlotBuilderProps {
  activity: ActivityOf<'data-plot'>;
  choice: PlotChoice;
  grade: Grade | undefined;
  onChange(next: Partial<PlotChoice>): void;
}

export function PlotBuilder({ activity, choice, grade, onChange }: PlotBuilderProps) {
  const { t } = useLingui();
  const { labels, across, upwards } = activity;
  const kinds: Record<PlotChoice['kind'], string> = { bars: t`Bars`, line: t`A line`, dots: t`Dots` };
  const starts: Record<PlotChoice['axis'], string> = { zero: t`at 0`, cut: t`just below the smallest` };
  const columns = (ids: readonly string[]) =>
    ids.map((value) => ({ value, label: columnOf(activity, value)?.label ?? value }));
  const parts = {
    x: columns(across),
    y: columns(upwards),
    kind: PLOT_KINDS.map((value) => ({ value, label: kinds[value] })),
    axis: AXIS_STARTS.map((value) => ({ value, label: starts[value] })),
  };
  return (
    <div className={styles.choices}>
      {(['x', 'y', 'kind', 'axis'] as const).map((part) => (
        <div key={part} className={styles.choice}>
          <span aria-hidden="true">{labels[part]}</span>
          <AnswerSelect
            data-control={`plot:${part}`}
            aria-label={labels[part]}
            value={choice[part]}
            options={parts[part]}
            result={grade?.wrong.includes(part) ? itemResult(grade, part) : undefined}
            onChange={(value) => onChange({ [part]: value })}
          />
        </div>
      ))}
    </div>
  );
}
