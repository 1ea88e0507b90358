// The two charts of the model lab in SVG: a scatter chart for numbers, and a bar chart for categories.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { Example } from '@lanternwise/shared/learning/tableExperiment';
import styles from './DataPlot.module.css';
import { type StageProps, valueLabel } from './stageProps.ts';

type Lab = StageProps['activity'];

const WIDTH = 360;
const HEIGHT = 210;
const PAD = 28;

interface ScatterChartProps {
  examples: readonly Example[];
  column: string;
  /** Text alternative with placeholders for the lowest and highest value. */
  range: string;
}

/** One mark per example: those labelled yes above, the others below. */
export function ScatterChart({ examples, column, range }: ScatterChartProps) {
  const points = examples.flatMap((row) => {
    const value = row.values[column];
    return typeof value === 'number' ? [{ number: row.number, value, label: row.label }] : [];
  });
  const low = Math.min(...points.map((p) => p.value));
  const high = Math.max(...points.map((p) => p.value));
  const x = (value: number) => PAD + ((value - low) / Math.max(1e-9, high - low)) * (WIDTH - 2 * PAD);
  // Neighbouring rows have different heights, so that their marks do not overlap.
  const y = (point: { number: number; label: boolean }) => (point.label ? 30 : 110) + (point.number % 7) * 9;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={fillPlaceholders(range, { low, high })}>
      <line x1={PAD} x2={WIDTH - PAD} y1={HEIGHT - 28} y2={HEIGHT - 28} className={styles.axis} />
      {points.map((point) => (
        <text
          key={point.number}
          x={x(point.value)}
          y={y(point)}
          className={point.label ? styles.yes : styles.no}
          textAnchor="middle"
        >
          {point.label ? '▲' : '●'}
        </text>
      ))}
      <text x={PAD} y={HEIGHT - 8} className={styles.tick}>
        {low}
      </text>
      <text x={WIDTH - PAD} y={HEIGHT - 8} textAnchor="end" className={styles.tick}>
        {high}
      </text>
    </svg>
  );
}

interface BarChartProps {
  examples: readonly Example[];
  column: Lab['columns'][number];
  target: Lab['target'];
}

/** For each category, the number of examples labelled yes and no. */
export function BarChart({ examples, column, target }: BarChartProps) {
  const values = [...new Set(examples.map((row) => row.values[column.id]).filter((v) => typeof v === 'string'))].sort();
  const groups = values.map((value) => {
    const rows = examples.filter((row) => row.values[column.id] === value);
    const yes = rows.filter((row) => row.label).length;
    return { name: valueLabel(column, value), yes, no: rows.length - yes };
  });
  const maxCount = Math.max(1, ...groups.flatMap((g) => [g.yes, g.no]));
  const step = (WIDTH - 2 * PAD) / Math.max(1, groups.length);
  const barHeight = (count: number) => (count / maxCount) * (HEIGHT - 70);
  const bar = (count: number, x: number) => ({ count, x, width: step * 0.36, height: barHeight(count) });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={groups.map((g) => `${g.name}: ${g.yes} ${target.yesShort}, ${g.no} ${target.noShort}`).join('; ')}
    >
      {groups.map((group, at) => {
        const left = PAD + at * step;
        return (
          <g key={group.name}>
            <Bar {...bar(group.yes, left + step * 0.08)} className={styles.yes} symbol="▲" />
            <Bar {...bar(group.no, left + step * 0.5)} className={styles.no} symbol="●" />
            <text x={left + step / 2} y={HEIGHT - 10} textAnchor="middle" className={styles.tick}>
              {group.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface BarProps {
  count: number;
  x: number;
  width: number;
  height: number;
  className: string | undefined;
  symbol: string;
}

function Bar({ count, x, width, height, className, symbol }: BarProps) {
  return (
    <>
      <rect x={x} y={HEIGHT - 30 - height} width={width} height={height} rx="4" className={className} />
      <text x={x + width / 2} y={HEIGHT - 36 - height} textAnchor="middle" className={styles.tick}>
        {`${symbol}${count}`}
      </text>
    </>
  );
}
