// Defines the visual quiz: in each round the learner picks one of several tiny pictures.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { correctPicks, correctPlacements, picksAnswer, wrongPicks } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { triedByPick } from '../kit/firstTries.ts';
import { givenOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradePicks } from '../kit/grading.ts';

/** A tiny picture: eight rows of eight brightness digits, 0 (dark) to 9 (bright). */
const pixelPicture = z.array(z.string().regex(/^[0-9]{8}$/, 'expected eight digits')).length(8);
const option = z.strictObject({ id, text: text(), pixels: pixelPicture, why: text({ min: 12 }) });

export const visualQuiz = defineActivity({
  kind: 'visual-quiz',
  learns: 'none',
  fields: {
    rounds: z.array(z.strictObject({ id, question: text(), options: z.array(option).min(3), correct: id })).min(1),
  },
  answer: picksAnswer,
  grade: (activity, answer) => gradePicks(correctPlacements(activity.rounds), answer),
  explain: ({ rounds }, answer) =>
    rounds.map((round) => explainPick(round.id, round.question, round.options, answer[round.id]?.at(-1))),
  words: ({ rounds }, answer) =>
    givenOf(
      rounds,
      ({ question }) => question,
      ({ id, options }) => named(options, textOf, answer[id] ?? []),
    ),
  tries: ({ rounds }) => rounds.map((round) => round.id),
  tried: ({ rounds }, answer) => triedByPick(rounds, answer),
  solution: (activity) => correctPicks(activity.rounds),
  emptyAnswer: () => ({}),
  mistakes: (activity) => wrongPicks(activity.rounds),
});
