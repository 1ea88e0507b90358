// Defines the ranking lab: the same people are ranked by two measures and the groups among the selected are compared.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { type Explanation, explainPick } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { checkPlaceholders, checkReference } from '../kit/problems.ts';

const choice = z.strictObject({ id, text: text(), why: text() });
const group = z.strictObject({ id, label: text() });

const measure = z.strictObject({
  id,
  /** Label of the button that ranks by this measure. */
  action: text(),
  /** Heading of the ranking: {places}. */
  ranked: text(),
  /** Heading of the group comparison. */
  compared: text(),
  /** One person's value in the ranking: {value}. */
  value: text(),
});

/** Texts specific to this case. */
const words = z.strictObject({
  /** Label of the slider. */
  places: text(),
  /** Shown before the first ranking. */
  start: text(),
  /** Accessible text that marks selected people. */
  chosen: text(),
  /** Shown after a ranking by the first measure: {prediction} {count} {places}. */
  outcome: text(),
});

const fields = {
  /** The two groups; the prediction is about the first one's share. */
  groups: z.tuple([group, group]),
  people: z
    .array(z.strictObject({ id, name: text(), group: id, values: z.record(z.string(), z.number().min(0)) }))
    .min(4),
  /** The two measures; the prediction is about the first one. */
  measures: z.tuple([measure, measure]),
  /** Number of places: minimum, initial value, maximum. */
  places: z.strictObject({ min: z.int().min(1), start: z.int(), max: z.int() }),
  /** Asked before a result is shown; recorded, not graded. */
  predict: z.strictObject({ question: text(), options: z.array(z.strictObject({ id, text: text() })) }),
  conclusion: z.strictObject({ question: text(), options: z.array(choice), correct: id }),
  words,
};

type Lab = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

/** Item id of the conclusion in a grade; rankings use the ids of their measures. */
const CONCLUSION = 'conclusion';

const defaultRuns = ({ measures, places }: Lab) =>
  measures.map(({ id: ran }) => ({ measure: ran, places: places.start }));

export const rankingLab = defineActivity({
  kind: 'ranking-lab',
  learns: 'none',
  figures: ({ groups, measures }) => ['places', ...measures.map((measure) => `${groups[0].id} by ${measure.id}`)],
  fields,
  answer: z.strictObject({
    prediction: answerId.optional(),
    /** Rankings that were run, in order. */
    runs: z.array(z.strictObject({ measure: answerId, places: z.int().min(0).max(100) })).max(200),
    conclusion: answerId,
  }),
  /** Complete if both rankings were run and the conclusion is correct. */
  grade: ({ measures, conclusion }, answer) => {
    const missing = measures.filter(({ id: wanted }) => !answer.runs.some((run) => run.measure === wanted));
    const wrong = answer.conclusion === conclusion.correct ? [] : [CONCLUSION];
    return gradeFromErrors([...missing.map((one) => one.id), ...wrong], measures.length + 1);
  },
  explain: ({ measures, conclusion }, answer) => {
    const picked = conclusion.options.find((option) => option.id === answer.conclusion);
    return [
      ...measures.map((one): Explanation => ({ item: one.id, label: one.action, unanswered: true })),
      explainPick(CONCLUSION, picked?.text ?? conclusion.question, conclusion.options, answer.conclusion),
    ];
  },
  problems: ({ people, groups, measures, words: texts }) => [
    ...people.flatMap((person, at) => [
      ...checkReference(['people', at, 'group'], person.group, groups),
      ...measures
        .filter((one) => !Object.hasOwn(person.values, one.id))
        .map((one) => ({ path: ['people', at, 'values'], message: `expected a value for "${one.id}"` })),
    ]),
    ...measures.flatMap((one, at) => [
      ...checkPlaceholders(['measures', at, 'ranked'], one.ranked, ['places']),
      ...checkPlaceholders(['measures', at, 'value'], one.value, ['value']),
    ]),
    ...checkPlaceholders(['words', 'outcome'], texts.outcome, ['prediction', 'count', 'places']),
  ],
  tries: () => [CONCLUSION],
  solution: (activity) => ({ runs: defaultRuns(activity), conclusion: activity.conclusion.correct }),
  emptyAnswer: () => ({ runs: [], conclusion: '_none' }),
  mistakes: (activity) =>
    wrongOptions(activity.conclusion).map((option) => ({ runs: defaultRuns(activity), conclusion: option })),
});
