// A chart of the cleaned examples: those with the target's yes against the others, by one column.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { cleanExamples, type Example } from '@lanternwise/shared/learning/tableExperiment';
import { useState } from 'react';
import { Select } from '../../ui/Select.tsx';
import { type StageProps, valueLabel } from './stageProps.ts';

const WIDTH = 360;
const HEIGHT = 210;
const PAD = 28;

export function DataPlot({ activity, draft }: Pick<StageProps, 'activity' | 'draft'>) {
  const [column, setColumn] = useState(activity.columns[1]?.id ?? '');
  const shown = activity.columns.find((c) => c.id === column);
  const examples = cleanExamples(activity, draft.fixes);
  const { words, target } = activity;
  return (
    <figure className="model-lab-plot act-paper">
      <figcaption>
        <span className="model-lab-plot-choice">
          <span aria-hidden="true">{words.chart}</span>
          <Select
            aria-label={words.chart}
            value={column}
            options={activity.columns.map((c) => ({ value: c.id, label: c.label }))}
            onChange={setColumn}
          />
        </span>
      </figcaption>
      {shown?.kind === 'category' ? (
        <BarChart examples={examples} column={shown} target={target} />
      ) : (
        <ScatterChart examples={examples} column={column} range={words.chartRange} />
      )}
      <p className="model-lab-legend">
        <span className="model-lab-yes">{`▲ ${target.yes}`}</span>{' '}
        <span className="model-lab-no">{`● ${target.no}`}</span>
      </p>
    </figure>
  );
}

/** Numbers: a mark an example, those with the target's yes above, the others below. */
function ScatterChart({ examples, column, range }: { examples: readonly Example[]; column: string; range: string }) {
  const points = examples.flatMap((row) => {
    const value = row.values[column];
    return typeof value === 'number' ? [{ number: row.number, value, label: row.label }] : [];
  });
  const low = Math.min(...points.map((p) => p.value));
  const high = Math.max(...points.map((p) => p.value));
  const x = (value: number) => PAD + ((value - low) / Math.max(1e-9, high - low)) * (WIDTH - 2 * PAD);
  // Neighbours in the table lie on different heights, so that marks do not hide each other.
  const y = (point: { number: number; label: boolean }) => (point.label ? 30 : 110) + (point.number % 7) * 9;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={fillPlaceholders(range, { low, high })}>
      <line x1={PAD} x2={WIDTH - PAD} y1={HEIGHT - 28} y2={HEIGHT - 28} className="model-lab-axis" />
      {points.map((point) => (
        <text
          key={point.number}
          x={x(point.value)}
          y={y(point)}
          className={point.label ? 'model-lab-yes' : 'model-lab-no'}
          textAnchor="middle"
        >
          {point.label ? '▲' : '●'}
        </text>
      ))}
      <text x={PAD} y={HEIGHT - 8} className="model-lab-tick">
        {low}
      </text>
      <text x={WIDTH - PAD} y={HEIGHT - 8} textAnchor="end" className="model-lab-tick">
        {high}
      </text>
    </svg>
  );
}

type Lab = StageProps['activity'];

interface BarChartProps {
  examples: readonly Example[];
  column: Lab['columns'][number];
  target: Lab['target'];
}

/** Categories: for each, how many examples of either kind. */
function BarChart({ examples, column, target }: BarChartProps) {
  const values = [...new Set(examples.map((row) => row.values[column.id]).filter((v) => typeof v === 'string'))].sort();
  const groups = values.map((value) => {
    const rows = examples.filter((row) => row.values[column.id] === value);
    return {
      name: valueLabel(column, value),
      yes: rows.filter((row) => row.label).length,
      no: rows.filter((row) => !row.label).length,
    };
  });
  const maxCount = Math.max(1, ...groups.flatMap((g) => [g.yes, g.no]));
  const step = (WIDTH - 2 * PAD) / Math.max(1, groups.length);
  const barHeight = (count: number) => (count / maxCount) * (HEIGHT - 70);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={groups.map((g) => `${g.name}: ${g.yes} ${target.yesShort}, ${g.no} ${target.noShort}`).join('; ')}
    >
      {groups.map((group, at) => {
        const left = PAD + at * step;
        const bar = (count: number, shift: number, look: string, mark: string) => (
          <>
            <rect
              x={left + shift}
              y={HEIGHT - 30 - barHeight(count)}
              width={step * 0.36}
              height={barHeight(count)}
              rx="4"
              className={look}
            />
            <text
              x={left + shift + step * 0.18}
              y={HEIGHT - 36 - barHeight(count)}
              textAnchor="middle"
              className="model-lab-tick"
            >
              {`${mark}${count}`}
            </text>
          </>
        );
        return (
          <g key={group.name}>
            {bar(group.yes, step * 0.08, 'model-lab-yes', '▲')}
            {bar(group.no, step * 0.5, 'model-lab-no', '●')}
            <text x={left + step / 2} y={HEIGHT - 10} textAnchor="middle" className="model-lab-tick">
              {group.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
