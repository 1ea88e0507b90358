// Defines painting with numbers: the learner paints a small picture, guesses what the computer stores, and reads a hidden cell.
import { z } from 'zod';
import { text } from '../../content/text.ts';
import { PAINTING_SIZE, SHADES } from '../../learning/shades.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import type { Explanation } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { GALLERY } from './mapNames.ts';

const byte = z.int().min(0).max(255);

/** The picture stays in the browser: the answer has only what was counted in it, within what is possible. */
const answer = z.strictObject({
  /** The guess before the first stroke; evidence, never graded. */
  predicted: answerId,
  painted: z
    .int()
    .min(0)
    .max(PAINTING_SIZE ** 2),
  shades: z.int().min(1).max(SHADES.length),
  /** The number of the hidden cell, and what the learner read; -1 = nothing chosen. */
  hidden: byte,
  read: z.int().min(-1).max(255),
});

const painting = { painted: 100, shades: SHADES.length, hidden: 128, read: 128 };

export const pixelPainting = defineActivity({
  kind: 'pixel-painting',
  learns: 'none',
  onMap: ({ guide }) => [
    { kind: 'board', name: guide },
    { kind: 'zone', name: GALLERY, isBeside: true },
  ],
  figures: () => ['painted cells', 'brightnesses'],
  fields: {
    predict: prediction,
    /** What to paint. */
    paint: text({ max: 120 }),
    /** Cells that must not be black, and different brightnesses. */
    least: z.strictObject({ painted: z.int().min(4).max(100), shades: z.int().min(2).max(SHADES.length) }),
    /** Asks for the number of the hidden cell. */
    ask: text({ max: 160 }),
    /** Why there is too little to see, and how a cell is read. */
    why: z.strictObject({ picture: text({ min: 12 }), reading: text({ min: 12 }) }),
  },
  answer,
  grade: ({ least }, { painted, shades, hidden, read }) => {
    const isPainted = painted >= least.painted && shades >= least.shades;
    const isKnown = SHADES.some((shade) => shade === hidden);
    const wrong = [...(isPainted ? [] : ['picture']), ...(isKnown && read === hidden ? [] : ['reading'])];
    return gradeFromErrors(wrong, 2);
  },
  explain: ({ paint, ask, why }): Explanation[] => [
    { item: 'picture', label: paint, text: why.picture },
    { item: 'reading', label: ask, text: why.reading },
  ],
  tries: () => ['reading'],
  solution: ({ predict }) => ({ ...painting, predicted: predict.correct }),
  emptyAnswer: () => ({ predicted: '_none', painted: 0, shades: 1, hidden: 0, read: -1 }),
  mistakes: ({ predict, least }) => {
    const right = { ...painting, predicted: predict.correct };
    return [
      { ...right, read: 191 },
      { ...right, painted: least.painted - 1 },
      { ...right, shades: 1 },
      // A number that no brush leaves behind is forged.
      { ...right, hidden: 7, read: 7 },
    ];
  },
});
