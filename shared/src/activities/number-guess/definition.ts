// Defines number guessing: the learner enters the next number of each sequence.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { correctPicks, correctPlacements, typedAnswer } from '../kit/answers.ts';
import { triedByPick } from '../kit/firstTries.ts';
import { givenOf, labelOf } from '../kit/givenAnswer.ts';
import { gradePicks } from '../kit/grading.ts';

/** A sample guess that no content lists. */
const UNEXPECTED_GUESS = '99999';

const MAX_NUMBER_LENGTH = 12;
const isShortNumber = (typed: string): boolean =>
  typed.length <= MAX_NUMBER_LENGTH && typed.trim() !== '' && Number.isFinite(Number(typed));

export const numberGuess = defineActivity({
  kind: 'number-guess',
  learns: 'none',
  fields: {
    rounds: z
      .array(
        z.strictObject({
          id,
          label: text(),
          sequence: z.array(z.int()).min(3),
          correct: verbatim(),
          /** Explanations of expected wrong numbers, by number. */
          mistakes: z.record(z.string(), text()),
          /** Explanation of any other number. */
          why: text({ min: 12 }),
        }),
      )
      .min(1),
  },
  answer: typedAnswer,
  grade: (activity, answer) => gradePicks(correctPlacements(activity.rounds), answer),
  explain: (activity, answer) =>
    activity.rounds.map((round) => {
      const guess = answer[round.id]?.at(-1)?.trim() ?? '';
      // Own properties only: "constructor" is not a listed mistake.
      const knownMistake = Object.hasOwn(round.mistakes, guess) ? round.mistakes[guess] : undefined;
      return { item: round.id, label: round.label, text: knownMistake ?? round.why };
    }),
  /** Typed, so that anything can stand there: only numbers are shown. */
  words: ({ rounds }, answer) => givenOf(rounds, labelOf, ({ id }) => (answer[id] ?? []).filter(isShortNumber)),
  answerLines: ({ rounds }) =>
    rounds.map(({ sequence, correct, why }) => ({ item: `${sequence.join(', ')}, …`, answer: correct, why })),
  tries: ({ rounds }) => rounds.map((round) => round.id),
  tried: ({ rounds }, answer) => triedByPick(rounds, answer),
  solution: (activity) => correctPicks(activity.rounds),
  emptyAnswer: () => ({}),
  mistakes: ({ rounds }) =>
    rounds.flatMap((round) =>
      [...Object.keys(round.mistakes), UNEXPECTED_GUESS].map((guess) => ({
        ...correctPicks(rounds),
        [round.id]: [guess],
      })),
    ),
});
