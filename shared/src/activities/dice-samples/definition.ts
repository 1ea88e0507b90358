// Defines the dice cave: ten sentences at a time, cold, hot and with few words to choose from, and which run had more variety.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { explainItems, itemTexts } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { HOTTEST } from './lever.ts';
import { LEVER } from './mapNames.ts';
import { ALL_WORDS, COLD, extremeRuns, FEW, HOT, MAX_RUNS } from './samples.ts';

const share = z.number().min(0).max(1);

/** The sentences stay in the browser: the answer has the settings and measures of each run. */
const answer = z.strictObject({
  predicted: answerId,
  runs: z
    .array(
      z.strictObject({
        temperature: z.number().min(0).max(HOTTEST),
        topK: z.int().min(1).max(ALL_WORDS),
        variety: share,
        sense: share,
      }),
    )
    .max(MAX_RUNS),
  /** The run in which the learner read more variety. */
  read: z.enum(['cold', 'hot', '_none']),
});
type Answer = z.infer<typeof answer>;

const ITEMS = ['cold', 'hot', 'few', 'reading'] as const;

function wrongItems({ runs, read }: Answer): string[] {
  const extremes = extremeRuns(runs);
  const isRead =
    extremes !== undefined &&
    (read === 'hot'
      ? extremes.hot.variety >= extremes.cold.variety
      : read === 'cold' && extremes.cold.variety >= extremes.hot.variety);
  return [
    ...(runs.some(({ temperature }) => temperature <= COLD) ? [] : ['cold']),
    ...(runs.some(({ temperature }) => temperature >= HOT) ? [] : ['hot']),
    ...(runs.some(({ topK }) => topK <= FEW) ? [] : ['few']),
    ...(isRead ? [] : ['reading']),
  ];
}

const solved = (predicted: string): Answer => ({
  predicted,
  runs: [
    { temperature: 0, topK: ALL_WORDS, variety: 0.1, sense: 0.8 },
    { temperature: 3, topK: ALL_WORDS, variety: 0.9, sense: 0.5 },
    { temperature: 1, topK: 2, variety: 0.3, sense: 0.7 },
  ],
  read: 'hot',
});

export const diceSamples = defineActivity({
  kind: 'dice-samples',
  learns: ['wordModel'],
  onMap: () => [{ kind: 'dice-lever', name: LEVER, isBeside: true }],
  figures: () => ['runs', 'variety, cold', 'variety, hot', 'sense, cold', 'sense, hot'],
  fields: {
    predict: prediction,
    /** The activity whose text is sampled. */
    from: id,
    /** What to run. */
    task: text({ max: 200 }),
    /** Asks for the run with more variety, and the answers. */
    ask: text({ max: 120 }),
    ...itemTexts(ITEMS),
  },
  answer,
  grade: (_, given) => gradeFromErrors(wrongItems(given), ITEMS.length),
  explain: (texts) => explainItems(ITEMS, texts),
  tries: () => ['reading'],
  solution: ({ predict }) => solved(predict.correct),
  emptyAnswer: (): Answer => ({ predicted: '_none', runs: [], read: '_none' }),
  mistakes: ({ predict }): Answer[] => {
    const right: Answer = solved(predict.correct);
    return [
      { ...right, read: 'cold' },
      { ...right, runs: right.runs.slice(1) },
      { ...right, runs: right.runs.slice(0, 2) },
    ];
  },
});
