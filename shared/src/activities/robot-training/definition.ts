// Defines the robot training: each shape that the learner names becomes an example from which a robot learns to name them.
import { z } from 'zod';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerSeed, MAX_PICKS } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { MODEL_FIGURES } from '../kit/figures.ts';
import { gradePicks } from '../kit/grading.ts';
import { POINTS_BEFORE_TEST, SHAPES, shapeAt } from './robot.ts';

/** Shapes that an answer keeps. */
export const MAX_SHAPES = 300;

const SEED = 1;
const namedUpTo = (count: number) => Array.from({ length: count }, (_, turn) => [shapeAt(SEED, turn).shape]);

const byTurn = <T>(things: readonly T[]): Record<string, T> =>
  Object.fromEntries(things.map((thing, turn) => [String(turn), thing]));

export const robotTraining = defineActivity({
  kind: 'robot-training',
  learns: ['knn'],
  figures: () => MODEL_FIGURES,
  fields: {
    /** `why` says what a shape of that name would have. */
    shapes: z.array(z.strictObject({ id: z.enum(SHAPES), text: text(), why: text({ min: 12 }) })).length(SHAPES.length),
    conclusion: text(),
  },
  /** The names given to the shape of each turn, the right one last. */
  answer: z.strictObject({
    seed: answerSeed,
    tries: z.array(z.array(z.enum(SHAPES)).max(MAX_PICKS)).max(MAX_SHAPES),
  }),
  grade: (_, { seed, tries }) => {
    const grade = gradePicks(byTurn(tries.map((_names, turn) => shapeAt(seed, turn).shape)), byTurn(tries));
    return { ...grade, correct: grade.correct && tries.length >= POINTS_BEFORE_TEST };
  },
  explain: ({ prompt, shapes }, { tries }) =>
    tries.map((names, turn) => explainPick(String(turn), prompt, shapes, names.at(-1))),
  /** Which shapes come, and how many, is up to the learner. */
  tries: () => [],
  solution: () => ({ seed: SEED, tries: namedUpTo(POINTS_BEFORE_TEST) }),
  emptyAnswer: () => ({ seed: SEED, tries: [] }),
  mistakes: () => [
    { seed: SEED, tries: namedUpTo(POINTS_BEFORE_TEST - 1) },
    ...SHAPES.filter((shape) => shape !== shapeAt(SEED, 0).shape).map((shape) => ({
      seed: SEED,
      tries: [[shape], ...namedUpTo(POINTS_BEFORE_TEST).slice(1)],
    })),
  ],
});
