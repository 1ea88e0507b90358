// Draws the marks of a plot; each series has its own colour and shape.
import { cx } from '../../../ui/cx.ts';
import styles from './Marks.module.css';

export interface PlotPoint {
  /** Unique in the plot. */
  id: string;
  x: number;
  y: number;
  /** The group of a point, or the name of a bar. */
  series: string;
}

/** Maps values to coordinates of the drawing. */
export interface PlotScale {
  x(value: number): number;
  y(value: number): number;
  barWidth: number;
}

interface Props {
  kind: 'scatter' | 'line' | 'bars';
  points: readonly PlotPoint[];
  scale: PlotScale;
}

const SIZE = 6;
/** Around (0, 0); as many as colours in Marks.module.css. */
const SHAPES = [
  `M ${-SIZE} 0 a ${SIZE} ${SIZE} 0 1 0 ${SIZE * 2} 0 a ${SIZE} ${SIZE} 0 1 0 ${-SIZE * 2} 0 z`,
  `M ${-SIZE} ${-SIZE} h ${SIZE * 2} v ${SIZE * 2} h ${-SIZE * 2} z`,
  `M 0 ${-SIZE - 1} L ${SIZE + 1} ${SIZE} H ${-SIZE - 1} z`,
  `M 0 ${-SIZE - 2} L ${SIZE + 2} 0 L 0 ${SIZE + 2} L ${-SIZE - 2} 0 z`,
] as const;

export function Marks({ kind, points, scale }: Props) {
  const series = [...new Set(points.map((point) => point.series))];
  const numberOf = (point: PlotPoint) => series.indexOf(point.series) % SHAPES.length;
  if (kind === 'bars') {
    return points.map((point, at) => (
      <rect
        key={point.id}
        className={cx(styles.mark, styles[`fill${numberOf(point)}`])}
        x={scale.x(at) - scale.barWidth / 2}
        width={scale.barWidth}
        y={Math.min(scale.y(0), scale.y(point.y))}
        height={Math.abs(scale.y(0) - scale.y(point.y))}
      />
    ));
  }
  return (
    <>
      {kind === 'line' &&
        series.map((name, number) => (
          <polyline
            key={name}
            className={cx(styles.path, styles[`stroke${number % SHAPES.length}`])}
            points={points
              .filter((point) => point.series === name)
              .map((point) => `${scale.x(point.x)},${scale.y(point.y)}`)
              .join(' ')}
          />
        ))}
      {points.map((point) => (
        <path
          key={point.id}
          className={cx(styles.mark, styles[`fill${numberOf(point)}`])}
          d={SHAPES[numberOf(point)] ?? SHAPES[0]}
          transform={`translate(${scale.x(point.x)} ${scale.y(point.y)})`}
        />
      ))}
    </>
  );
}
