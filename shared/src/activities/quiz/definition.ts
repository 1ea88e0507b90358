// Defines the quiz: questions with three or four options, each repeated until it is right.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { correctPicks, correctPlacements, picksAnswer, wrongPicks } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { triedByPick } from '../kit/firstTries.ts';
import { givenOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradePicks } from '../kit/grading.ts';

const option = z.strictObject({ id, text: text(), why: text({ min: 12 }) });

export const quiz = defineActivity({
  kind: 'quiz',
  learns: 'none',
  fields: {
    /** Shown at the end: `text` if at least half was right at the first pick, else `again`. */
    complete: z.strictObject({ title: text(), text: text(), again: text() }),
    questions: z
      .array(z.strictObject({ id, text: text(), options: z.array(option).min(3).max(4), correct: id }))
      .min(1),
  },
  answer: picksAnswer,
  grade: (activity, answer) => gradePicks(correctPlacements(activity.questions), answer),
  explain: ({ questions }, answer) =>
    questions.map(({ id: question, text, options }) => explainPick(question, text, options, answer[question]?.at(-1))),
  words: ({ questions }, answer) =>
    givenOf(questions, textOf, ({ id, options }) => named(options, textOf, answer[id] ?? [])),
  tries: ({ questions }) => questions.map((question) => question.id),
  tried: ({ questions }, answer) => triedByPick(questions, answer),
  solution: (activity) => correctPicks(activity.questions),
  emptyAnswer: () => ({}),
  mistakes: (activity) => wrongPicks(activity.questions),
});
