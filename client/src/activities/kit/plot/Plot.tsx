// A plot in SVG, as points, a line or bars, with axes made from the data and a table that says the same in text.

import { useLingui } from '@lingui/react/macro';
import { axisFraction, createAxis } from './axis.ts';
import { Marks, type PlotPoint, type PlotScale } from './Marks.tsx';
import { PlotTable } from './PlotTable.tsx';
import './plot.css';

export interface PlotProps {
  kind: 'scatter' | 'line' | 'bars';
  /** What the plot shows; the caption of its table too. */
  caption: string;
  xLabel: string;
  yLabel: string;
  /** `bars` have names instead of places: their x is counted. */
  points: readonly PlotPoint[];
}

const WIDTH = 420;
const HEIGHT = 260;
const LEFT = 56;
const BOTTOM = 46;
const TOP = 12;
const RIGHT = 14;

export function Plot({ kind, caption, xLabel, yLabel, points }: PlotProps) {
  const { t } = useLingui();
  const isBars = kind === 'bars';
  const y = createAxis(
    points.map((point) => point.y),
    5,
    isBars,
  );
  const x = createAxis(
    points.map((point) => point.x),
    6,
  );
  const inner = { width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };
  const frame: PlotScale = {
    x: (value) => LEFT + (isBars ? (value + 0.5) / points.length : axisFraction(x, value)) * inner.width,
    y: (value) => TOP + (1 - axisFraction(y, value)) * inner.height,
    barWidth: (inner.width / Math.max(1, points.length)) * 0.64,
  };
  const xMarks = isBars
    ? points.map((point, at) => ({ at: frame.x(at), text: point.series }))
    : x.ticks.map((value) => ({ at: frame.x(value), text: value.toFixed(x.digits) }));
  return (
    <figure className="kit-plot">
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <title>{caption}</title>
        {y.ticks.map((value) => (
          <g key={value}>
            <line className="kit-plot-line" x1={LEFT} x2={WIDTH - RIGHT} y1={frame.y(value)} y2={frame.y(value)} />
            <text x={LEFT - 8} y={frame.y(value)} textAnchor="end" dominantBaseline="middle">
              {value.toFixed(y.digits)}
            </text>
          </g>
        ))}
        {xMarks.map(({ at, text }) => (
          <text key={`${at} ${text}`} x={at} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
            {text}
          </text>
        ))}
        <text x={LEFT + inner.width / 2} y={HEIGHT - 6} textAnchor="middle" className="kit-plot-axis">
          {xLabel}
        </text>
        <text
          transform={`translate(14 ${TOP + inner.height / 2}) rotate(-90)`}
          textAnchor="middle"
          className="kit-plot-axis"
        >
          {yLabel}
        </text>
        <Marks kind={kind} points={points} frame={frame} />
      </svg>
      <PlotTable
        caption={caption}
        columns={isBars ? [xLabel, yLabel] : [xLabel, yLabel, t`Group`]}
        points={points}
        isBars={isBars}
      />
    </figure>
  );
}
