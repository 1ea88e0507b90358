// Ranking lab: the same people ranked by two measures, as often as one likes, and the groups among the chosen compared.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { type Explanation, explainPick } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { checkPlaceholders, checkReference } from '../kit/problems.ts';

const choice = z.strictObject({ id, text: text(), why: text() });
const group = z.strictObject({ id, label: text() });

const measure = z.strictObject({
  id,
  /** Label of the button that ranks by it. */
  action: text(),
  /** Above the ranking: {places}. */
  ranked: text(),
  /** Above the comparison of groups. */
  compared: text(),
  /** One person's figure in the ranking: {value}. */
  value: text(),
});

/** Texts that speak of this very case. */
const words = z.strictObject({
  /** Label of the slider. */
  places: text(),
  /** Before the first ranking. */
  start: text(),
  /** Said to screen readers of those who are chosen. */
  chosen: text(),
  /** Once the first measure was tried: {prediction} {count} {places}. */
  outcome: text(),
});

const fields = {
  /** The two groups; what is predicted is the first one's share. */
  groups: z.tuple([group, group]),
  people: z
    .array(z.strictObject({ id, name: text(), group: id, values: z.record(z.string(), z.number().min(0)) }))
    .min(4),
  /** The two measures; the first is the one that is predicted. */
  measures: z.tuple([measure, measure]),
  /** Places to be given: smallest, first shown, largest. */
  places: z.strictObject({ min: z.int().min(1), start: z.int(), max: z.int() }),
  /** Asked before a result is shown; recorded, never gating. */
  predict: z.strictObject({ question: text(), options: z.array(z.strictObject({ id, text: text() })) }),
  conclusion: z.strictObject({ question: text(), options: z.array(choice), correct: id }),
  words,
};

type Lab = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

/** The part of the answer that names the cause; rankings are called by their measures. */
const CONCLUSION = 'conclusion';

const defaultRuns = ({ measures, places }: Lab) =>
  measures.map(({ id: ran }) => ({ measure: ran, places: places.start }));

export const rankingLab = defineActivity({
  kind: 'ranking-lab',
  fields,
  answer: z.strictObject({
    prediction: answerId.optional(),
    /** Places tried, in order. */
    runs: z.array(z.strictObject({ measure: answerId, places: z.int().min(0).max(100) })).max(200),
    conclusion: answerId,
  }),
  /** Complete when both rankings were run and the cause is named. */
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
  problems: ({ people, groups, measures, conclusion, words: texts }) => [
    ...people.flatMap((person, at) => [
      ...checkReference(['people', at, 'group'], person.group, groups),
      ...measures
        .filter((one) => !Object.hasOwn(person.values, one.id))
        .map((one) => ({ path: ['people', at, 'values'], message: `expected a value for "${one.id}"` })),
    ]),
    ...checkReference(['conclusion', 'correct'], conclusion.correct, conclusion.options),
    ...measures.flatMap((one, at) => [
      ...checkPlaceholders(['measures', at, 'ranked'], one.ranked, ['places']),
      ...checkPlaceholders(['measures', at, 'value'], one.value, ['value']),
    ]),
    ...checkPlaceholders(['words', 'outcome'], texts.outcome, ['prediction', 'count', 'places']),
  ],
  parts: () => [],
  solution: (activity) => ({ runs: defaultRuns(activity), conclusion: activity.conclusion.correct }),
  emptyAnswer: () => ({ runs: [], conclusion: '_none' }),
  mistakes: (activity) =>
    activity.conclusion.options
      .filter((option) => option.id !== activity.conclusion.correct)
      .map((option) => ({ runs: defaultRuns(activity), conclusion: option.id })),
});
