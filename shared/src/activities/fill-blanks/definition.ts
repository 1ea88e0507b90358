// Defines fill-in-the-blanks: each gap of a text gets a word from a list.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { correctPlacements, placementAnswer, wrongPlacements } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { givenOf, labelOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradePlacements } from '../kit/grading.ts';

const option = z.strictObject({ id, text: text(), why: text({ min: 12 }) });

function gapProblems(text: string, blanks: readonly { id: string }[]): string[] {
  const lost = blanks.filter(({ id }) => text.split(`{${id}}`).length !== 2);
  if (lost.length > 0) return lost.map(({ id }) => `the text must hold {${id}} once: that is where learners choose`);
  const gaps = text.match(/\{[^{}]*\}/g) ?? [];
  return gaps.length === blanks.length ? [] : ['the text has a gap in curly brackets that nothing fills'];
}

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
  words: ({ blanks }, answer) => givenOf(blanks, labelOf, ({ id, options }) => named(options, textOf, [answer[id]])),
  problems: (activity) => gapProblems(activity.text, activity.blanks).map((message) => ({ path: ['text'], message })),
  tries: ({ blanks }) => blanks.map((blank) => blank.id),
  solution: (activity) => correctPlacements(activity.blanks),
  emptyAnswer: () => ({}),
  mistakes: (activity) =>
    wrongPlacements(
      correctPlacements(activity.blanks),
      (blank) => activity.blanks.find(({ id }) => id === blank)?.options ?? [],
    ),
});
