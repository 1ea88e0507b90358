// A chart of the cleaned lunches: wasteful days against the others, by one column.
import { cleanLunches, type Lunch } from '@lanternwise/shared/learning/canteen';
import { useState } from 'react';
import { Select } from '../../ui/Select.tsx';
import type { StageProps } from './stage.ts';

const WIDTH = 360;
const HEIGHT = 210;
const PAD = 28;

export function CanteenPlot({ activity, draft }: Pick<StageProps, 'activity' | 'draft'>) {
  const [column, setColumn] = useState(activity.columns[1]?.id ?? '');
  const shown = activity.columns.find((c) => c.id === column);
  const lunches = cleanLunches(activity, draft.fixes);
  return (
    <figure className="canteen-plot act-paper">
      <figcaption>
        <span className="canteen-plot-choice">
          <span aria-hidden="true">Chart of waste by</span>
          <Select
            aria-label="Chart of waste by"
            value={column}
            options={activity.columns.map((c) => ({ value: c.id, label: c.label }))}
            onChange={setColumn}
          />
        </span>
      </figcaption>
      {shown?.kind === 'category' ? (
        <Bars lunches={lunches} column={column} />
      ) : (
        <Dots lunches={lunches} column={column} />
      )}
      <p className="canteen-legend">
        <span className="canteen-yes">▲ much waste</span> <span className="canteen-no">● little waste</span>
      </p>
    </figure>
  );
}

/** Numbers: a dot a day, wasteful days above, the others below. */
function Dots({ lunches, column }: { lunches: readonly Lunch[]; column: string }) {
  const points = lunches.flatMap((row) => {
    const value = row.values[column];
    return typeof value === 'number' ? [{ day: row.day, value, label: row.label }] : [];
  });
  const low = Math.min(...points.map((p) => p.value));
  const high = Math.max(...points.map((p) => p.value));
  const x = (value: number) => PAD + ((value - low) / Math.max(1e-9, high - low)) * (WIDTH - 2 * PAD);
  // Days of one week lie on different heights, so that dots do not hide each other.
  const y = (point: { day: number; label: boolean }) => (point.label ? 30 : 110) + (point.day % 7) * 9;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`One mark a day, from ${low} to ${high}`}>
      <line x1={PAD} x2={WIDTH - PAD} y1={HEIGHT - 28} y2={HEIGHT - 28} className="canteen-axis" />
      {points.map((point) => (
        <text
          key={point.day}
          x={x(point.value)}
          y={y(point)}
          className={point.label ? 'canteen-yes' : 'canteen-no'}
          textAnchor="middle"
        >
          {point.label ? '▲' : '●'}
        </text>
      ))}
      <text x={PAD} y={HEIGHT - 8} className="canteen-tick">
        {low}
      </text>
      <text x={WIDTH - PAD} y={HEIGHT - 8} textAnchor="end" className="canteen-tick">
        {high}
      </text>
    </svg>
  );
}

/** Categories: for each, how many days of either kind. */
function Bars({ lunches, column }: { lunches: readonly Lunch[]; column: string }) {
  const names = [...new Set(lunches.map((row) => row.values[column]).filter((v) => typeof v === 'string'))].sort();
  const groups = names.map((name) => {
    const rows = lunches.filter((row) => row.values[column] === name);
    return { name, yes: rows.filter((row) => row.label).length, no: rows.filter((row) => !row.label).length };
  });
  const most = Math.max(1, ...groups.flatMap((g) => [g.yes, g.no]));
  const step = (WIDTH - 2 * PAD) / Math.max(1, groups.length);
  const tall = (count: number) => (count / most) * (HEIGHT - 70);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={groups.map((g) => `${g.name}: ${g.yes} much, ${g.no} little`).join('; ')}
    >
      {groups.map((group, at) => {
        const left = PAD + at * step;
        const bar = (count: number, shift: number, look: string, mark: string) => (
          <>
            <rect
              x={left + shift}
              y={HEIGHT - 30 - tall(count)}
              width={step * 0.36}
              height={tall(count)}
              rx="4"
              className={look}
            />
            <text
              x={left + shift + step * 0.18}
              y={HEIGHT - 36 - tall(count)}
              textAnchor="middle"
              className="canteen-tick"
            >
              {`${mark}${count}`}
            </text>
          </>
        );
        return (
          <g key={group.name}>
            {bar(group.yes, step * 0.08, 'canteen-yes', '▲')}
            {bar(group.no, step * 0.5, 'canteen-no', '●')}
            <text x={left + step / 2} y={HEIGHT - 10} textAnchor="middle" className="canteen-tick">
              {group.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
