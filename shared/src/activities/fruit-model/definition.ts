// Defines the fruit model: the learner labels fruits for a model and foresees what it will call others.
import { z } from 'zod';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { MODEL_FIGURES } from '../kit/figures.ts';
import {
  FRUIT_LABELS,
  type FruitLabels,
  isTrainingDone,
  majorityLabel,
  modelLabel,
  TEST_FRUITS,
  TRAINING_FRUITS,
} from './fruit.ts';

const HONEST: FruitLabels = Object.fromEntries(
  TRAINING_FRUITS.map(({ id, emoji }) => [id, emoji === '🍎' ? 'Apple' : 'Strawberry']),
);
/** The only item of a grade: the labels are all there, or they are not. */
const LABELS = 'labels';

const solved = () => ({ labels: HONEST, guesses: TEST_FRUITS.map((fruit) => modelLabel(HONEST, fruit) ?? 'Apple') });

export const fruitModel = defineActivity({
  kind: 'fruit-model',
  learns: ['knn'],
  figures: () => MODEL_FIGURES,
  fields: {
    labels: z.array(z.strictObject({ id: z.enum(FRUIT_LABELS), text: text() })).length(FRUIT_LABELS.length),
    /** Where a guess was not the model's verdict. */
    missed: text(),
    conclusion: text(),
  },
  answer: z.strictObject({
    labels: z.record(answerId, z.enum(FRUIT_LABELS)),
    guesses: z.array(z.enum(FRUIT_LABELS)).max(TEST_FRUITS.length),
  }),
  answerKeys: () => TRAINING_FRUITS.map(({ id }) => id),
  /** A guess that was not the model's verdict costs points; the activity is completed all the same. */
  grade: (_, { labels, guesses }) => {
    const right = TEST_FRUITS.filter(({ emoji }, at) => guesses[at] === majorityLabel(labels, emoji)).length;
    const isDone = isTrainingDone(labels) && guesses.length === TEST_FRUITS.length;
    return { correct: isDone, score: isDone ? right / TEST_FRUITS.length : 0, wrong: isDone ? [] : [LABELS] };
  },
  explain: ({ prompt }) => [{ item: LABELS, label: prompt, unanswered: true }],
  /** Labels are the learner's own, and a guess is a bet. */
  tries: () => [],
  solution: solved,
  emptyAnswer: () => ({ labels: {}, guesses: [] }),
  mistakes: () => [{ ...solved(), guesses: [] }],
});
