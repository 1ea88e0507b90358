// Defines looking at voices: the learner compares pictures of spoken words, measures them more coarsely, and answers what the pictures show.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { SAMPLE_RATE } from '../../learning/spectrogram.ts';
import { ALL_VOICES, TAKES } from '../../voices/voices.ts';
import { WORD_IDS } from '../../voices/words.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { type Explanation, explainPick } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { CAVE } from './mapNames.ts';

/** Measures a second and bits a measure that can be chosen, the finest first. */
export const RATES = [SAMPLE_RATE, 8000, 4000, 2000] as const;
export const BITS = [16, 8, 4, 3, 2] as const;

const word = z.enum(WORD_IDS);
const voice = z.enum(ALL_VOICES.map((one) => one.id));

const question = z.strictObject({
  id,
  ask: text({ max: 160 }),
  /** A clip that is shown without its name. */
  picture: z.strictObject({ voice, word, take: z.int().min(0).lt(TAKES) }).optional(),
  options: z.array(z.strictObject({ id, text: text({ max: 120 }), why: text({ min: 12 }) })).min(2),
  correct: id,
});
type Question = z.infer<typeof question>;

const STEPS = ['voices', 'rate', 'bits'] as const;

const right = (questions: readonly Question[]): Record<string, string> =>
  Object.fromEntries(questions.map((one) => [one.id, one.correct]));

export const voiceScope = defineActivity({
  kind: 'voice-scope',
  learns: 'none',
  onMap: () => [{ kind: 'zone', name: CAVE, isBeside: true }],
  figures: () => ['voices looked at', 'lowest measures a second', 'lowest bits'],
  fields: {
    predict: prediction,
    words: z.array(z.strictObject({ id: word, name: text({ max: 24 }) })).length(WORD_IDS.length),
    voices: z
      .array(z.strictObject({ id: voice, name: text({ max: 24 }), about: text({ max: 60 }) }))
      .min(2)
      .max(5),
    /** What has to be tried: how many voices, and down to which rate and bits. */
    look: z.strictObject({
      voices: z.int().min(2).max(5),
      rate: z.union(RATES.map((rate) => z.literal(rate))),
      bits: z.union(BITS.map((bits) => z.literal(bits))),
    }),
    /** Asks for each of these steps, names it in feedback, and says why it is needed. */
    steps: z.strictObject({ voices: text({ max: 160 }), rate: text({ max: 160 }), bits: text({ max: 160 }) }),
    why: z.strictObject({ voices: text({ min: 12 }), rate: text({ min: 12 }), bits: text({ min: 12 }) }),
    questions: z.array(question).min(1).max(4),
  },
  /** Sound stays in the browser: the answer says only what was tried. */
  answer: z.strictObject({
    predicted: answerId,
    voices: z.int().min(0).max(ALL_VOICES.length),
    /** The lowest that were tried. */
    rate: z.int().min(1).max(SAMPLE_RATE),
    bits: z.int().min(1).max(BITS[0]),
    picks: z.record(answerId, answerId),
  }),
  grade: ({ look, questions }, { voices, rate, bits, picks }) =>
    gradeFromErrors(
      [
        ...(voices >= look.voices ? [] : ['voices']),
        ...(rate <= look.rate ? [] : ['rate']),
        ...(bits <= look.bits ? [] : ['bits']),
        ...questions.filter((one) => picks[one.id] !== one.correct).map((one) => one.id),
      ],
      STEPS.length + questions.length,
    ),
  explain: ({ steps, why, questions }, { picks }): Explanation[] => [
    ...STEPS.map((step) => ({ item: step, label: steps[step], text: why[step] })),
    ...questions.map((one) => explainPick(one.id, one.ask, one.options, picks[one.id])),
  ],
  problems: ({ look, voices }) =>
    look.voices > voices.length
      ? [{ path: ['look', 'voices'], message: `expected at most ${voices.length}, found ${look.voices}` }]
      : [],
  tries: ({ questions }) => questions.map((one) => one.id),
  solution: ({ predict, look, questions }) => ({ predicted: predict.correct, ...look, picks: right(questions) }),
  emptyAnswer: () => ({ predicted: '_none', voices: 0, rate: SAMPLE_RATE, bits: BITS[0], picks: {} }),
  mistakes: ({ predict, look, questions }) => {
    const solved = { predicted: predict.correct, ...look, picks: right(questions) };
    return [
      { ...solved, voices: 1, rate: SAMPLE_RATE, bits: BITS[0] },
      ...questions.flatMap((one) =>
        wrongOptions(one).map((option) => ({ ...solved, picks: { ...solved.picks, [one.id]: option } })),
      ),
    ];
  },
});
