// Defines the meme machine: captions learned from a few packs and from many, ranked by the learner's own meter, and one that is kept.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { explainItems, explainPick, itemTexts } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { MAX_RUNS } from '../kit/memes/captions.ts';
import { choice, pack, scene } from '../kit/memes/fields.ts';
import { prediction } from '../kit/prediction.ts';
import { MACHINE } from './mapNames.ts';

/** A run with at least so many packs is one with many. */
export const MANY_PACKS = 3;

/** Captions stay in the browser: the answer has what was counted on them. */
const answer = z.strictObject({
  predicted: answerId,
  runs: z.array(z.strictObject({ packs: z.int().min(1).max(12), copied: z.number().min(0).max(1) })).max(MAX_RUNS),
  /** Whether one of them was kept as a meme. */
  isKept: z.boolean(),
  conclusion: answerId,
});
type Answer = z.infer<typeof answer>;

const ITEMS = ['few', 'many', 'kept'] as const;
const CONCLUSION = 'conclusion';

function wrongItems({ runs, isKept }: Answer): string[] {
  return [
    ...(runs.some(({ packs }) => packs === 1) ? [] : ['few']),
    ...(runs.some(({ packs }) => packs >= MANY_PACKS) ? [] : ['many']),
    ...(isKept ? [] : ['kept']),
  ];
}

const solved = (predicted: string, conclusion: string): Answer => ({
  predicted,
  runs: [
    { packs: 1, copied: 0.8 },
    { packs: 4, copied: 0.5 },
  ],
  isKept: true,
  conclusion,
});

export const memeMachine = defineActivity({
  kind: 'meme-machine',
  learns: ['wordModel', 'naiveBayes'],
  onMap: ({ guide }) => [
    { kind: 'zone', name: MACHINE, isBeside: true },
    { kind: 'board', name: guide },
  ],
  figures: () => ['runs', 'copied with one pack, %', 'copied with more, %'],
  fields: {
    predict: prediction,
    /** The activity in which the laugh-o-meter was trained. */
    from: id,
    scenes: z.array(scene).min(4).max(8),
    packs: z.array(pack).min(4).max(12),
    /** Lines with one of these words are kept out, whatever the packs contain. */
    hurting: text(),
    /** What to do next, one after another: one pack, then many, then keep one. */
    tasks: z.strictObject({ few: text({ max: 80 }), many: text({ max: 80 }), kept: text({ max: 80 }) }),
    ...itemTexts(ITEMS),
    conclusion: choice,
  },
  answer,
  grade: ({ conclusion }, given) =>
    gradeFromErrors(
      [...wrongItems(given), ...(given.conclusion === conclusion.correct ? [] : [CONCLUSION])],
      ITEMS.length + 1,
    ),
  explain: ({ conclusion, ...texts }, given) => [
    ...explainItems(ITEMS, texts),
    explainPick(CONCLUSION, conclusion.question, conclusion.options, given.conclusion),
  ],
  tries: () => [CONCLUSION],
  solution: ({ predict, conclusion }) => solved(predict.correct, conclusion.correct),
  emptyAnswer: (): Answer => ({ predicted: '_none', runs: [], isKept: false, conclusion: '_none' }),
  mistakes: ({ predict, conclusion }): Answer[] => {
    const right = solved(predict.correct, conclusion.correct);
    return [
      { ...right, runs: right.runs.slice(1) },
      { ...right, runs: right.runs.slice(0, 1) },
      { ...right, isKept: false },
      ...wrongOptions(conclusion).map((option) => solved(predict.correct, option)),
    ];
  },
});
