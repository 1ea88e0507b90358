// Finds what makes a chart misleading: bars that do not start at 0, reversed or crossed scales, cut-off values, extreme shapes.
// After E. Tufte, "The Visual Display of Quantitative Information", 2nd ed. (2001), chapter 2 (the lie factor), and
// W. Cleveland, M. McGill and R. McGill, "The shape parameter of a two-variable graph", J. Am. Stat. Assoc. 83 (1988) (slopes near 45°).

interface Scale {
  /** Value at the lower end of the axis. */
  low: number;
  /** Value at the upper end. */
  high: number;
}

export interface ChartShape {
  kind: 'bars' | 'line' | 'scatter';
  /** In the order in which they are drawn. */
  values: readonly number[];
  axis: Scale;
  /** A second vertical axis with a scale of its own. */
  secondAxis?: Scale | undefined;
  /** Width of the plotting area divided by its height. */
  aspect: number;
}

export type ChartWarning =
  /** Low end and high end are equal: nothing can be drawn. */
  | { kind: 'axis-without-length' }
  | { kind: 'axis-reversed' }
  /** `lieFactor`: how many times larger the difference of the largest to the smallest bar looks; undefined if the smallest bar vanishes. */
  | { kind: 'bars-not-from-zero'; lieFactor: number | undefined }
  | { kind: 'values-cut-off'; count: number }
  /** Where two lines cross depends on the scales, not on the data. */
  | { kind: 'two-scales' }
  /** The median slope as it is drawn, in degrees. */
  | { kind: 'too-flat' | 'too-steep'; degrees: number };

const FLATTEST_DEGREES = 10;
const STEEPEST_DEGREES = 75;

/** Difference shown by lengths of bars, relative to the smaller one, divided by the same difference in the data. */
function lieFactor(values: readonly number[], start: number): number | undefined {
  const sizes = values.map(Math.abs);
  const smallest = Math.min(...sizes);
  const shown = smallest - Math.abs(start);
  return shown > 0 ? smallest / shown : undefined;
}

/** Median angle of the lines between successive points; level lines say nothing about the shape. */
function medianDegrees({ values, axis, aspect }: ChartShape): number | undefined {
  const step = aspect / Math.max(1, values.length - 1);
  const angles = values
    .slice(1)
    .map((value, at) => Math.abs(value - (values[at] ?? value)) / Math.abs(axis.high - axis.low))
    .filter((rise) => rise > 0)
    .map((rise) => (Math.atan2(rise, step) * 180) / Math.PI)
    .sort((a, b) => a - b);
  return angles[Math.floor((angles.length - 1) / 2)];
}

function shapeWarnings(chart: ChartShape): ChartWarning[] {
  const degrees = chart.kind === 'line' ? medianDegrees(chart) : undefined;
  if (degrees === undefined) return [];
  if (degrees < FLATTEST_DEGREES) return [{ kind: 'too-flat', degrees }];
  return degrees > STEEPEST_DEGREES ? [{ kind: 'too-steep', degrees }] : [];
}

/** All warnings, the gravest first; an empty list for an honest chart. */
export function findChartWarnings(chart: ChartShape): ChartWarning[] {
  const { kind, axis, secondAxis } = chart;
  const values = chart.values.filter(Number.isFinite);
  if (axis.low === axis.high) return [{ kind: 'axis-without-length' }];
  const [low, high] = [Math.min(axis.low, axis.high), Math.max(axis.low, axis.high)];
  const warnings: ChartWarning[] = [];
  if (kind === 'bars' && values.length > 0 && (low > 0 || high < 0)) {
    warnings.push({ kind: 'bars-not-from-zero', lieFactor: lieFactor(values, low > 0 ? low : high) });
  }
  if (axis.low > axis.high) warnings.push({ kind: 'axis-reversed' });
  const count = values.filter((value) => value < low || value > high).length;
  if (count > 0) warnings.push({ kind: 'values-cut-off', count });
  if (secondAxis && (secondAxis.low !== axis.low || secondAxis.high !== axis.high))
    warnings.push({ kind: 'two-scales' });
  return [...warnings, ...shapeWarnings({ ...chart, values })];
}
