// Defines the laugh-o-meter: the learner trains it on labels of the belt, tests it on held-out captions and moves its threshold.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { caption } from '../kit/captions/caption.ts';
import { explainItems, itemTexts } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { METER } from './mapNames.ts';

/** Captions of the test; the meter never learns from them. */
export const TEST_SIZE = 10;

const count = z.int().min(0).max(99);

/** Labels and words stay in the browser: the answer has only what was counted. */
const answer = z.strictObject({
  predicted: answerId,
  /** Captions that the meter learned from; 0 = it could not learn. */
  examples: count,
  /** Labelled captions of the test, and how many of them the learner found funny. */
  tested: z.int().min(0).max(TEST_SIZE),
  funny: z.int().min(0).max(TEST_SIZE),
  /** At the learner's threshold: captions that the meter calls funny, how many of these the learner found funny, and what was read; -1 = nothing. */
  called: z.int().min(0).max(TEST_SIZE),
  caught: z.int().min(0).max(TEST_SIZE),
  read: z.int().min(-1).max(TEST_SIZE),
});
type Answer = z.infer<typeof answer>;

const ITEMS = ['model', 'test', 'recall', 'reading'] as const;

function wrongItems({ examples, tested, funny, called, caught, read }: Answer): string[] {
  const isCaught = funny > 0 && caught === funny && called >= caught && tested >= funny;
  return [
    ...(examples > 1 ? [] : ['model']),
    ...(tested === TEST_SIZE ? [] : ['test']),
    ...(isCaught ? [] : ['recall']),
    ...(read === caught && called > 0 ? [] : ['reading']),
  ];
}

const solved = (predicted: string): Answer => ({
  predicted,
  ...{ examples: 12, tested: TEST_SIZE, funny: 5, called: 7, caught: 5, read: 5 },
});

export const laughMeter = defineActivity({
  kind: 'laugh-meter',
  learns: ['naiveBayes'],
  onMap: () => [{ kind: 'laugh-meter', name: METER, isBeside: true }],
  figures: () => ['test accuracy', 'training captions', 'precision, %', 'recall, %'],
  fields: {
    predict: prediction,
    /** The activity in which captions were labelled. */
    from: id,
    /** Held out: labelled by the learner, never learned from. */
    test: z.array(caption).length(TEST_SIZE),
    /** Further captions that the learner may label to give the meter more to learn from. */
    more: z.array(caption).min(10),
    /** What to do: look at words, label the test, move the threshold. */
    tasks: z.strictObject({ words: text({ max: 160 }), test: text({ max: 160 }), threshold: text({ max: 160 }) }),
    /** Asks how many of the called ones are right. */
    ask: text({ max: 140 }),
    ...itemTexts(ITEMS),
  },
  answer,
  grade: (_, given) => gradeFromErrors(wrongItems(given), ITEMS.length),
  explain: (texts) => explainItems(ITEMS, texts),
  tries: () => ['recall', 'reading'],
  solution: ({ predict }) => solved(predict.correct),
  emptyAnswer: (): Answer => ({
    predicted: '_none',
    ...{ examples: 0, tested: 0, funny: 0, called: 0, caught: 0, read: -1 },
  }),
  mistakes: ({ predict }): Answer[] => [
    { ...solved(predict.correct), read: 7 },
    { ...solved(predict.correct), called: 4, caught: 3, read: 3 },
  ],
});
