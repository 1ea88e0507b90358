// Defines the data plot: the learner builds one plot of a table that answers a question, then reads three answers from it.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { triedAtOnce } from '../kit/firstTries.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { type ContentProblem, checkReference } from '../kit/problems.ts';
import { AXIS_STARTS, PLOT_KINDS, type PlotChoice, type PlotKind } from './plotView.ts';

const PARTS = ['x', 'y', 'kind', 'axis'] as const;
type Part = (typeof PARTS)[number];

const whyById = z.record(id, text({ min: 12 }));

const column = z.strictObject({
  id,
  label: text({ max: 30 }),
  kind: z.enum(['number', 'category']),
  /** Names of a category's values, in their order. */
  values: z.array(z.strictObject({ id, name: text({ max: 20 }) })).default([]),
});

const fields = {
  /** The character on whose board of the map the finished plot hangs. */
  board: id,
  /** What one row is, as the caption of the table. */
  table: text({ max: 90 }),
  columns: z.array(column).min(4),
  /** A number or the id of a value for each column. */
  rows: z.array(z.array(z.union([z.number(), verbatim()]))).min(20),
  /** Columns that can be chosen. */
  across: z.array(id).min(2),
  upwards: z.array(id).min(2),
  /** The plot that answers the question. */
  plot: z.strictObject({ x: id, y: id, kinds: z.array(z.enum(PLOT_KINDS)).min(1) }),
  /** The plot at the beginning. */
  starter: z.strictObject({ x: id, y: id, kind: z.enum(PLOT_KINDS), axis: z.enum(AXIS_STARTS) }),
  /** Names of the four choices. */
  labels: z.strictObject({
    x: text({ max: 30 }),
    y: text({ max: 30 }),
    kind: text({ max: 30 }),
    axis: text({ max: 30 }),
  }),
  /** Why each wrong choice does not answer the question. */
  why: z.strictObject({
    x: whyById,
    y: whyById,
    kind: z.partialRecord(z.enum(PLOT_KINDS), text({ min: 12 })),
    axis: text({ min: 12 }),
  }),
  /** Asked before anything is drawn; kept, not graded. */
  predict: z.strictObject({
    question: text({ max: 140 }),
    options: z.array(z.strictObject({ id, text: text({ max: 60 }), reply: text({ max: 140 }) })).min(2),
  }),
  questions: z
    .array(
      z.strictObject({
        id,
        question: text({ max: 140 }),
        options: z.array(z.strictObject({ id, text: text({ max: 70 }), why: text({ min: 12, max: 200 }) })).min(2),
        correct: id,
      }),
    )
    .length(3),
};

const answer = z.strictObject({
  predicted: answerId.optional(),
  x: answerId,
  y: answerId,
  kind: z.enum(PLOT_KINDS),
  axis: z.enum(AXIS_STARTS),
  /** Question id -> option id. */
  picks: z.record(answerId, answerId),
});
type Answer = z.output<typeof answer>;
type DataPlot = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

/** Choices of the plot that do not answer the question, or show it untruly. */
export function wrongParts({ plot }: Pick<DataPlot, 'plot'>, { x, y, kind, axis }: PlotChoice): Part[] {
  const right: Record<Part, boolean> = {
    x: x === plot.x,
    y: y === plot.y,
    kind: plot.kinds.includes(kind),
    axis: kind !== 'bars' || axis === 'zero',
  };
  return PARTS.filter((part) => !right[part]);
}

function solution({ plot, predict, questions }: DataPlot): Answer {
  return {
    predicted: predict.options[0]?.id,
    x: plot.x,
    y: plot.y,
    kind: plot.kinds[0] ?? 'bars',
    axis: 'zero',
    picks: Object.fromEntries(questions.map((question) => [question.id, question.correct])),
  };
}

function explainPart(
  { labels, why }: DataPlot,
  part: Part,
  given: Answer,
): { item: Part; label: string; text: string } {
  const texts: Record<Part, string | undefined> = {
    x: why.x[given.x],
    y: why.y[given.y],
    kind: why.kind[given.kind],
    axis: why.axis,
  };
  return { item: part, label: labels[part], text: texts[part] ?? why.axis };
}

const missing = (path: ContentProblem['path'], ids: readonly string[], why: Record<string, string>): ContentProblem[] =>
  ids.filter((one) => !Object.hasOwn(why, one)).map((one) => ({ path, message: `expected why "${one}" is wrong` }));

function checkRows({ columns, rows }: DataPlot): ContentProblem[] {
  return rows.flatMap((row, at): ContentProblem[] => {
    const fits =
      row.length === columns.length &&
      columns.every(({ kind, values }, index) =>
        kind === 'number' ? typeof row[index] === 'number' : values.some((value) => value.id === row[index]),
      );
    return fits ? [] : [{ path: ['rows', at], message: 'expected one known value for each column' }];
  });
}

export const dataPlot = defineActivity({
  kind: 'data-plot',
  learns: 'none',
  onMap: ({ board }) => [{ kind: 'board', name: board }],
  figures: () => ['line', 'cut'],
  fields,
  answer,
  /** The questions count only once the plot is right: from another plot they cannot be answered. */
  grade: (activity, given) => {
    const { questions } = activity;
    const parts = wrongParts(activity, given);
    const picks = questions.filter((question) => given.picks[question.id] !== question.correct).map((one) => one.id);
    const wrong = parts.length > 0 ? parts : picks;
    return gradeFromErrors(wrong, parts.length > 0 ? PARTS.length : questions.length);
  },
  explain: (activity, given) => [
    ...wrongParts(activity, given).map((part) => explainPart(activity, part, given)),
    ...activity.questions.map(({ id: item, question, options }) =>
      explainPick(item, question, options, given.picks[item]),
    ),
  ],
  problems: (activity) => [
    ...checkRows(activity),
    ...checkReference(['plot', 'x'], activity.plot.x, activity.columns),
    ...checkReference(['plot', 'y'], activity.plot.y, activity.columns),
    ...missing(
      ['why', 'x'],
      activity.across.filter((one) => one !== activity.plot.x),
      activity.why.x,
    ),
    ...missing(
      ['why', 'y'],
      activity.upwards.filter((one) => one !== activity.plot.y),
      activity.why.y,
    ),
    ...missing(
      ['why', 'kind'],
      PLOT_KINDS.filter((one) => !activity.plot.kinds.includes(one)),
      activity.why.kind as Record<string, string>,
    ),
    ...(wrongParts(activity, activity.starter).length > 0
      ? []
      : [{ path: ['starter'], message: 'expected a plot that still has to be changed' }]),
  ],
  tries: ({ questions }) => [...PARTS, ...questions.map((one) => one.id)],
  tried: (activity, given) => {
    const parts = wrongParts(activity, given);
    const plot = triedAtOnce(PARTS, { wrong: parts });
    if (parts.length > 0) return plot;
    return {
      ...plot,
      ...Object.fromEntries(activity.questions.map(({ id: one, correct }) => [one, given.picks[one] === correct])),
    };
  },
  solution,
  emptyAnswer: ({ starter }): Answer => ({ ...starter, picks: {} }),
  mistakes: (activity): Answer[] => {
    const right = solution(activity);
    const kinds: PlotKind[] = PLOT_KINDS.filter((kind) => !activity.plot.kinds.includes(kind));
    return [
      ...activity.across.filter((x) => x !== right.x).map((x) => ({ ...right, x })),
      ...activity.upwards.filter((y) => y !== right.y).map((y) => ({ ...right, y })),
      ...kinds.map((kind) => ({ ...right, kind })),
      ...(activity.plot.kinds.includes('bars') ? [{ ...right, kind: 'bars' as const, axis: 'cut' as const }] : []),
      ...activity.questions.flatMap((question) =>
        wrongOptions(question).map((option) => ({ ...right, picks: { ...right.picks, [question.id]: option } })),
      ),
    ];
  },
});
