// Defines drop-down matching: each row gets the matching entry of one list.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { correctPlacements, placementAnswer, wrongPlacements } from '../kit/answers.ts';
import { givenOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradePlacements } from '../kit/grading.ts';
import { checkReference } from '../kit/problems.ts';

export const dropdownMatch = defineActivity({
  kind: 'dropdown-match',
  learns: 'none',
  fields: {
    options: z.array(z.strictObject({ id, text: text() })).min(2),
    rows: z.array(z.strictObject({ id, text: text(), correct: id, why: text({ min: 12 }) })).min(3),
  },
  answer: placementAnswer,
  grade: (activity, answer) => gradePlacements(correctPlacements(activity.rows), answer),
  explain: (activity) => activity.rows.map((row) => ({ item: row.id, label: row.text, text: row.why })),
  words: ({ rows, options }, answer) => givenOf(rows, textOf, ({ id }) => named(options, textOf, [answer[id]])),
  answerLines: ({ rows, options }, solution) =>
    rows.map(({ id, text, why }) => ({ item: text, answer: named(options, textOf, [solution[id]]).join(), why })),
  problems: ({ rows, options }) =>
    rows.flatMap((row, at) => checkReference(['rows', at, 'correct'], row.correct, options)),
  tries: ({ rows }) => rows.map((row) => row.id),
  solution: (activity) => correctPlacements(activity.rows),
  emptyAnswer: () => ({}),
  mistakes: (activity) => wrongPlacements(correctPlacements(activity.rows), () => activity.options),
});
