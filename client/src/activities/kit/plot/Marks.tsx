// The marks of a plot: each series has a colour and a shape of its own.

export interface PlotPoint {
  /** One of its own in the plot. */
  id: string;
  x: number;
  y: number;
  /** The group of a point, or the name of a bar. */
  series: string;
}

/** From values to places in the drawing. */
export interface PlotScale {
  x(value: number): number;
  y(value: number): number;
  barWidth: number;
}

interface Props {
  kind: 'scatter' | 'line' | 'bars';
  points: readonly PlotPoint[];
  frame: PlotScale;
}

const SIZE = 6;
/** Around (0, 0); as many as colours in plot.css. */
const SHAPES = [
  `M ${-SIZE} 0 a ${SIZE} ${SIZE} 0 1 0 ${SIZE * 2} 0 a ${SIZE} ${SIZE} 0 1 0 ${-SIZE * 2} 0 z`,
  `M ${-SIZE} ${-SIZE} h ${SIZE * 2} v ${SIZE * 2} h ${-SIZE * 2} z`,
  `M 0 ${-SIZE - 1} L ${SIZE + 1} ${SIZE} H ${-SIZE - 1} z`,
  `M 0 ${-SIZE - 2} L ${SIZE + 2} 0 L 0 ${SIZE + 2} L ${-SIZE - 2} 0 z`,
] as const;

export function Marks({ kind, points, frame }: Props) {
  const series = [...new Set(points.map((point) => point.series))];
  const numberOf = (point: PlotPoint) => series.indexOf(point.series) % SHAPES.length;
  if (kind === 'bars') {
    return points.map((point, at) => (
      <rect
        key={point.id}
        className={`kit-plot-mark kit-plot-mark-${numberOf(point)}`}
        x={frame.x(at) - frame.barWidth / 2}
        width={frame.barWidth}
        y={Math.min(frame.y(0), frame.y(point.y))}
        height={Math.abs(frame.y(0) - frame.y(point.y))}
      />
    ));
  }
  return (
    <>
      {kind === 'line' &&
        series.map((name, number) => (
          <polyline
            key={name}
            className={`kit-plot-path kit-plot-path-${number % SHAPES.length}`}
            points={points
              .filter((point) => point.series === name)
              .map((point) => `${frame.x(point.x)},${frame.y(point.y)}`)
              .join(' ')}
          />
        ))}
      {points.map((point) => (
        <path
          key={point.id}
          className={`kit-plot-mark kit-plot-mark-${numberOf(point)}`}
          d={SHAPES[numberOf(point)] ?? SHAPES[0]}
          transform={`translate(${frame.x(point.x)} ${frame.y(point.y)})`}
        />
      ))}
    </>
  );
}
