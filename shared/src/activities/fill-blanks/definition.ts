// Defines fill-in-the-blanks: each gap of a text gets a word from a list.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { correctPlacements, placementAnswer, wrongPlacements } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { gradePlacements } from '../kit/grading.ts';
import { checkCorrectOptions, checkPlaceholders } from '../kit/problems.ts';

const option = z.strictObject({ id, text: text(), why: text({ min: 12 }) });

export const fillBlanks = defineActivity({
  kind: 'fill-blanks',
  learns: 'none',
  fields: {
    /** Sentences with {blank-id} in place of each drop-down list. */
    text: text(),
    blanks: z.array(z.strictObject({ id, label: text(), options: z.array(option).min(3), correct: id })).min(1),
  },
  answer: placementAnswer,
  grade: (activity, answer) => gradePlacements(correctPlacements(activity.blanks), answer),
  explain: (activity, answer) =>
    activity.blanks.map((blank) => explainPick(blank.id, blank.label, blank.options, answer[blank.id])),
  problems: (activity) => [
    ...checkCorrectOptions('blanks', activity.blanks),
    ...checkPlaceholders(
      ['text'],
      activity.text,
      activity.blanks.map((blank) => blank.id),
    ),
  ],
  parts: () => [],
  tries: ({ blanks }) => blanks.map((blank) => blank.id),
  solution: (activity) => correctPlacements(activity.blanks),
  emptyAnswer: () => ({}),
  mistakes: (activity) =>
    wrongPlacements(
      correctPlacements(activity.blanks),
      (blank) => activity.blanks.find(({ id }) => id === blank)?.options ?? [],
    ),
});
