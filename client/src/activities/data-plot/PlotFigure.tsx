// The plot that the learner has chosen, and one sentence on what it shows or how it misleads.

import {
  type CellValue,
  type PlotChoice,
  type PlotView,
  plotTable,
  viewPlot,
} from '@lanternwise/shared/activities/data-plot/plotView';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import kitStyles from '../kit/layout.module.css';
import { Plot } from '../kit/plot/Plot.tsx';
import { TextAlternative } from '../kit/text-alternative/TextAlternative.tsx';
import styles from './DataPlotActivity.module.css';

type DataPlot = ActivityOf<'data-plot'>;

/** A cut axis makes this much of a difference before it is worth a sentence. */
const WORTH_SAYING = 1.1;

export interface PlotFigureProps {
  activity: DataPlot;
  choice: PlotChoice;
  /** Whether the sentence below is shown. */
  explains: boolean;
}

export function PlotFigure({ activity, choice, explains }: PlotFigureProps) {
  const view = viewPlot(plotTable(activity), choice);
  const note = usePlotNote(activity, choice, view);
  if (!view) return null;
  const across = columnOf(activity, choice.x);
  const upwards = columnOf(activity, choice.y)?.label ?? '';
  const nameOf = (value: CellValue) => across?.values.find(({ id }) => id === value)?.name ?? String(value);
  const ticks = new Map(view.marks.map(({ across: value, at }) => [nameOf(value), at]));
  return (
    <div className={styles.figure}>
      <Plot
        kind={choice.kind === 'dots' ? 'scatter' : choice.kind}
        caption={`${upwards} · ${across?.label ?? ''}`}
        xLabel={across?.label ?? ''}
        yLabel={upwards}
        points={view.marks.map(({ across: value, at, value: y }, index) => ({
          id: String(index),
          x: at,
          y,
          series: nameOf(value),
        }))}
        axes={{ x: [...ticks].map(([text, at]) => ({ at, text })), y: view.axis }}
      />
      {explains && (
        <p className={kitStyles.note} data-note="">
          {note}
        </p>
      )}
      <TextAlternative text={explains ? note : ''} />
    </div>
  );
}

export const columnOf = ({ columns }: Pick<DataPlot, 'columns'>, id: string) =>
  columns.find((column) => column.id === id);

function usePlotNote(activity: DataPlot, choice: PlotChoice, view: PlotView | undefined): string {
  const { t } = useLingui();
  const across = columnOf(activity, choice.x);
  const upwards = columnOf(activity, choice.y)?.label ?? '';
  const label = across?.label ?? '';
  const low = view?.axis.low ?? 0;
  const count = view?.marks.length ?? 0;
  const isCut = view?.warnings.some(({ kind }) => kind === 'bars-not-from-zero') ?? false;
  if (choice.x === choice.y) return t`${label} against itself: this shows nothing that you did not know.`;
  if (isCut) return view ? cutNote(view) : '';
  if (choice.kind === 'dots') return t`${count} dots, one for each row. You see how widely they spread.`;
  if (choice.kind === 'line' && across?.kind === 'category') {
    const [first = '', second = ''] = across.values.map(({ name }) => name);
    return t`A line says that something lies between ${first} and ${second}. Nothing does: bars are truer here.`;
  }
  if (low > 0) return t`A line may start at ${low}: it shows rise and fall. Its lowest point is not zero.`;
  return t`${upwards}: the mean of all rows with the same value across.`;

  function cutNote({ marks }: PlotView): string {
    const values = marks.map(({ value }) => value);
    const most = Math.max(...values);
    const least = Math.min(...values);
    const real = (most / least).toFixed(1);
    const looks = ((most - low) / (least - low)).toFixed(1);
    if (least - low <= 0) return t`These bars start at ${low}. The shortest one has vanished, but it is not nothing.`;
    return Number(looks) > Number(real) * WORTH_SAYING
      ? t`These bars start at ${low}, not at 0: the tallest looks ${looks} times the shortest. Really it is ${real} times.`
      : t`These bars start at ${low}, not at 0.`;
  }
}
