// Draws a learner's plot small enough for a board of the world: axes, bars or a line, and the ends of the scale.
import { type PlotChoice, type PlotView, plotTable, viewPlot } from '@lanternwise/shared/activities/data-plot/plotView';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { axisFraction } from '@lanternwise/shared/learning/axis';
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';
import type { WorkOf } from '../host/works.ts';

const SIZE = { width: 240, height: 152 } as const;
/** The plotting area. */
const AREA = { left: 40, right: 234, top: 26, foot: 128 } as const;
const COLORS = { paper: '#fff6e0', ink: '#1b1430', mark: '#12857a', top: '#d9463f' } as const;
const LETTERS = 20;
/** Width of a letter, roughly, by its height. */
const LETTER_SHARE = 0.5;

const line = (points: number[], size: number, color: string = COLORS.ink): BoardStroke => ({
  kind: 'line',
  color,
  size,
  points,
});
const word = (text: string, x: number, y: number): BoardStroke => ({
  kind: 'text',
  color: COLORS.ink,
  size: LETTERS,
  points: [x, y],
  text,
});

const acrossOf = (at: number) => AREA.left + at * (AREA.right - AREA.left);

function drawMarks({ marks, axis }: PlotView, isLine: boolean): BoardStroke[] {
  const upOf = (value: number) => AREA.foot - Math.max(0, axisFraction(axis, value)) * (AREA.foot - AREA.top);
  const most = Math.max(...marks.map(({ value }) => value));
  if (isLine) {
    const points = marks.flatMap(({ at, value }) => [acrossOf(at), upOf(value)]);
    const dots = marks.map(({ at, value }) =>
      line([acrossOf(at), upOf(value)], 9, value === most ? COLORS.top : COLORS.mark),
    );
    return [line(points, 4, COLORS.mark), ...dots];
  }
  const half = (AREA.right - AREA.left) / marks.length / 3;
  return marks.map(({ at, value }): BoardStroke => {
    const [left, right, up] = [acrossOf(at) - half, acrossOf(at) + half, upOf(value)];
    const color = value === most ? COLORS.top : COLORS.mark;
    return { kind: 'fill', color, size: 1, points: [left, AREA.foot, left, up, right, up, right, AREA.foot] };
  });
}

/** Undefined if the content has no such columns any more. */
export function drawPlot(activity: ActivityOf<'data-plot'>, choice: PlotChoice): BoardPicture | undefined {
  const view = viewPlot(plotTable(activity), choice);
  if (!view) return undefined;
  const { axis, marks } = view;
  const end = (value: number, y: number) => {
    const text = String(value);
    return word(text, AREA.left - 5 - text.length * LETTERS * LETTER_SHARE, y);
  };
  const hours = marks
    .filter((_, at) => at % 3 === 0)
    .map(({ across, at }) =>
      word(String(across), acrossOf(at) - (String(across).length * LETTERS * LETTER_SHARE) / 2, SIZE.height - 4),
    );
  const title = activity.columns.find(({ id }) => id === choice.y)?.label ?? '';
  return {
    paper: COLORS.paper,
    ...SIZE,
    strokes: [
      ...drawMarks(view, choice.kind === 'line'),
      line([AREA.left, AREA.top - 4, AREA.left, AREA.foot, AREA.right, AREA.foot], 3),
      end(axis.low, AREA.foot),
      end(axis.high, AREA.top + LETTERS / 2),
      word(title, AREA.left + 8, 18),
      ...hours,
    ],
  };
}

/** The activity reports these figures when its plot is right: they travel between devices. */
export const plotFigures = ({ kind, axis }: Pick<PlotChoice, 'kind' | 'axis'>): Record<string, number> => ({
  line: kind === 'line' ? 1 : 0,
  cut: axis === 'cut' ? 1 : 0,
});

export const work: WorkOf<'data-plot'> = (activity, { cards }) => {
  const figures = cards[activity.id];
  if (figures === undefined) return undefined;
  const [kind, axis] = [figures.line === 1 ? 'line' : 'bars', figures.cut === 1 ? 'cut' : 'zero'] as const;
  const { x, y } = activity.plot;
  const picture = drawPlot(activity, { x, y, kind, axis });
  return picture && { picture, isSample: false, hangs: { as: 'plot', at: activity.board } };
};
