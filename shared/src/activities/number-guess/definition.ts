// Defines number guessing: the learner enters the next number of each sequence.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';
import { readTypedNumber } from '../../text/typedNumber.ts';
import { defineActivity } from '../defineActivity.ts';
import { correctPicks, correctPlacements, type Picks, typedAnswer } from '../kit/answers.ts';
import { triedByPick } from '../kit/firstTries.ts';
import { givenOf, labelOf } from '../kit/givenAnswer.ts';
import { gradePicks } from '../kit/grading.ts';

/** A sample guess that no content lists. */
const UNEXPECTED_GUESS = '99999';

export const MAX_GUESS_LENGTH = 12;
const isShortNumber = (typed: string): boolean =>
  typed.length <= MAX_GUESS_LENGTH && readTypedNumber(typed) !== undefined;

/** As the content writes numbers: '१०', '１０' and '10,0' are '10'. What is no number stays, and is wrong. */
export const readGuess = (typed: string): string => String(readTypedNumber(typed) ?? typed);
const readGuesses = (answer: Picks): Picks =>
  Object.fromEntries(Object.entries(answer).map(([round, guesses]) => [round, guesses.map(readGuess)]));

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
  grade: (activity, answer) => gradePicks(correctPlacements(activity.rounds), readGuesses(answer)),
  explain: (activity, answer) =>
    activity.rounds.map((round) => {
      const guess = readGuess(answer[round.id]?.at(-1) ?? '');
      // Own properties only: "constructor" is not a listed mistake.
      const knownMistake = Object.hasOwn(round.mistakes, guess) ? round.mistakes[guess] : undefined;
      return { item: round.id, label: round.label, text: knownMistake ?? round.why };
    }),
  /** Typed, so that anything can stand there: only numbers are shown. */
  words: ({ rounds }, answer) => givenOf(rounds, labelOf, ({ id }) => (answer[id] ?? []).filter(isShortNumber)),
  answerLines: ({ rounds }) =>
    rounds.map(({ sequence, correct, why }) => ({ item: `${sequence.join(', ')}, …`, answer: correct, why })),
  tries: ({ rounds }) => rounds.map((round) => round.id),
  tried: ({ rounds }, answer) => triedByPick(rounds, readGuesses(answer)),
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
