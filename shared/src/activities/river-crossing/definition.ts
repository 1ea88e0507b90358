// Defines the crossing of the word river: the learner makes a sentence of likely words, stone by stone, on the map or in the window.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import type { Explanation } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { STONES } from '../kit/words/mapNames.ts';
import { ROWS } from '../kit/words/nextWords.ts';

/** The sentence stays in the browser: the answer has only what was counted in it. */
const answer = z.strictObject({
  predicted: answerId,
  /** Stones stepped on, and how many of them were the broadest of their row. */
  steps: z.int().min(0).max(ROWS),
  broadest: z.int().min(0).max(ROWS),
  /** The longest run of words that the text contains too. */
  copied: z.int().min(0).max(99),
});

export const riverCrossing = defineActivity({
  kind: 'river-crossing',
  learns: ['wordModel'],
  onMap: () => [{ kind: 'stepping-stones', name: STONES, isBeside: true }],
  figures: () => ['stones stepped on', 'broadest stones', 'copied words'],
  fields: {
    /** Asked in the window; who walks on the map has guessed by walking. */
    predict: prediction,
    /** The activity whose text the stones come from. */
    from: id,
    /** How to walk it on the map. */
    walk: text({ max: 160 }),
    ask: text({ max: 120 }),
    why: z.strictObject({ label: text({ max: 40 }), text: text({ min: 12 }) }),
  },
  answer,
  grade: (_, { steps }) => gradeFromErrors(steps === ROWS ? [] : ['steps'], 1),
  explain: ({ why }): Explanation[] => [{ item: 'steps', label: why.label, text: why.text }],
  /** A player who falls in begins again: no step is an answer. */
  tries: () => [],
  solution: ({ predict }) => ({ predicted: predict.correct, steps: ROWS, broadest: 3, copied: 4 }),
  emptyAnswer: () => ({ predicted: '_none', steps: 0, broadest: 0, copied: 0 }),
  mistakes: ({ predict }) => [{ predicted: predict.correct, steps: ROWS - 1, broadest: 1, copied: 0 }],
});
