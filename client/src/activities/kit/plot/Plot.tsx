// A plot in SVG, as points, lines or bars, with axes computed from the data and a table of the same numbers.

import { type Axis, axisFraction, createAxis } from '@lanternwise/shared/learning/axis';
import { useLingui } from '@lingui/react/macro';
import { Marks, type PlotPoint, type PlotScale } from './Marks.tsx';
import styles from './Plot.module.css';
import { PlotTable } from './PlotTable.tsx';

export interface PlotProps {
  kind: 'scatter' | 'line' | 'bars';
  /** What the plot shows; the caption of its table too. */
  caption: string;
  xLabel: string;
  yLabel: string;
  /** `bars` have names instead of places: their x is counted. */
  points: readonly PlotPoint[];
  /** Axes in place of those computed from the data: an x is then a share of the width, and a series only names its mark. */
  axes?: { x: readonly { at: number; text: string }[]; y: Axis };
}

const WIDTH = 420;
const HEIGHT = 260;
const LEFT = 56;
const BOTTOM = 46;
const TOP = 12;
const RIGHT = 14;

const INNER = { width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };

interface Ticks {
  x: readonly { at: number; text: string }[];
  y: readonly { at: number; text: string }[];
}

export function Plot({ kind, caption, xLabel, yLabel, points, axes }: PlotProps) {
  const { t } = useLingui();
  const isBars = kind === 'bars';
  const { scale, ticks } = layOut(points, isBars, axes);
  const areNamed = isBars || axes !== undefined;
  return (
    <figure className={styles.plot}>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <title>{caption}</title>
        <Axes ticks={ticks} xLabel={xLabel} yLabel={yLabel} />
        <Marks kind={kind} points={axes ? points.map((point) => ({ ...point, series: '' })) : points} scale={scale} />
      </svg>
      <PlotTable
        caption={caption}
        columns={areNamed ? [xLabel, yLabel] : [xLabel, yLabel, t`Group`]}
        points={points}
        isBars={areNamed}
      />
    </figure>
  );
}

function layOut(
  points: readonly PlotPoint[],
  isBars: boolean,
  axes: PlotProps['axes'],
): { scale: PlotScale; ticks: Ticks } {
  const valuesY = points.map((point) => point.y);
  const valuesX = points.map((point) => point.x);
  const y = axes?.y ?? createAxis(valuesY, 5, isBars);
  const x = createAxis(valuesX, 6);
  const shareOf = (value: number) => (axes ? value : axisFraction(x, value));
  const scale: PlotScale = {
    x: (value) => LEFT + (isBars ? (value + 0.5) / points.length : shareOf(value)) * INNER.width,
    // Bars of a cut axis begin at its foot.
    y: (value) => TOP + (1 - Math.max(0, axisFraction(y, value))) * INNER.height,
    barWidth: (INNER.width / Math.max(1, points.length)) * 0.64,
  };
  const ticks = {
    x: axes
      ? axes.x.map(({ at, text }) => ({ at: LEFT + at * INNER.width, text }))
      : isBars
        ? points.map((point, index) => ({ at: scale.x(index), text: point.series }))
        : x.ticks.map((value) => ({ at: scale.x(value), text: value.toFixed(x.digits) })),
    y: y.ticks.map((value) => ({ at: scale.y(value), text: value.toFixed(y.digits) })),
  };
  return { scale, ticks };
}

function Axes({ ticks, xLabel, yLabel }: { ticks: Ticks; xLabel: string; yLabel: string }) {
  return (
    <>
      {ticks.y.map(({ at, text }) => (
        <g key={at}>
          <line className={styles.gridLine} x1={LEFT} x2={WIDTH - RIGHT} y1={at} y2={at} />
          <text x={LEFT - 8} y={at} textAnchor="end" dominantBaseline="middle">
            {text}
          </text>
        </g>
      ))}
      {ticks.x.map(({ at, text }) => (
        <text key={`${at} ${text}`} x={at} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
          {text}
        </text>
      ))}
      <text x={LEFT + INNER.width / 2} y={HEIGHT - 6} textAnchor="middle" className={styles.axisLabel}>
        {xLabel}
      </text>
      <text
        transform={`translate(14 ${TOP + INNER.height / 2}) rotate(-90)`}
        textAnchor="middle"
        className={styles.axisLabel}
      >
        {yLabel}
      </text>
    </>
  );
}
