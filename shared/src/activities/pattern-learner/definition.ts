// Defines the AI Pattern Learner: five squares that the learner fills; the rules read them again on the server.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { analyseColors, analyseNumbers } from './analysePattern.ts';
import { PATTERN_COLORS } from './pattern.ts';

/** Item id of the squares in a grade. */
const SQUARES = 'squares';

const color = z.enum(PATTERN_COLORS);
/** Digits 1 to 9, three at most. */
const number = z
  .int()
  .min(1)
  .max(999)
  .refine((value) => !String(value).includes('0'));

const answer = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('colors'), squares: z.array(color.nullable()).max(5) }),
  z.strictObject({ mode: z.literal('numbers'), squares: z.array(number.nullable()).max(5) }),
]);
type Answer = z.output<typeof answer>;

export const patternLearner = defineActivity({
  kind: 'pattern-learner',
  learns: ['bigrams'],
  fields: {
    /** Read before the game. */
    intro: z.array(z.strictObject({ id, title: text(), text: text({ max: 260 }) })).min(1),
    start: text(),
    /** Why empty squares fail. */
    incomplete: z.strictObject({ label: text(), why: text() }),
  },
  answer,
  /** Any five filled squares pass: a pattern is there to be tried, not to be guessed. */
  grade: (_, given) => {
    const analysis =
      given.mode === 'colors'
        ? analyseColors(given.squares.map((one) => one ?? undefined))
        : analyseNumbers(given.squares.map((one) => one ?? undefined));
    return gradeFromErrors(analysis.kind === 'predicted' ? [] : [SQUARES], 1);
  },
  explain: ({ incomplete }) => [{ item: SQUARES, label: incomplete.label, text: incomplete.why }],
  /** Any pattern will do: it is the machine that guesses. */
  tries: () => [],
  solution: (): Answer => ({ mode: 'colors', squares: ['red', 'blue', 'red', 'blue', 'red'] }),
  emptyAnswer: (): Answer => ({ mode: 'colors', squares: [] }),
  mistakes: (): Answer[] => [
    { mode: 'colors', squares: ['red', null, 'red', 'blue', 'red'] },
    { mode: 'numbers', squares: [1, 2, 3] },
  ],
});
