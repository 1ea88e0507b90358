// Defines a 3×3 filter over pictures and a pane of the map; the filter is the answer, judged on both sides.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { FILTER_PRESETS } from '../../learning/convolution.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import type { Explanation } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { FILTER_LIMITS, filterFaults } from './filterGoal.ts';
import { OWN_PANE, READY_PANES } from './mapNames.ts';

const { weight, divisor } = FILTER_LIMITS;

const answer = z.strictObject({
  /** The guess before the first filter; evidence, never graded. */
  predicted: answerId,
  weights: z.array(z.int().min(-weight).max(weight)).length(9),
  divisor: z.int().min(1).max(divisor),
});

const COLUMNS = [-1, 0, 1, -1, 0, 1, -1, 0, 1];

export const imageFilter = defineActivity({
  kind: 'image-filter',
  learns: 'none',
  onMap: () => [
    { kind: 'glass-pane', name: OWN_PANE, isBeside: true },
    ...READY_PANES.map((name) => ({ kind: 'glass-pane' as const, name })),
  ],
  figures: () => ['filters tried', 'weights used'],
  fields: {
    predict: prediction,
    /** The activity whose painting is filtered. */
    painting: id,
    /** The character whose portrait is filtered. */
    portrait: id,
    /** Names of the three pictures. */
    pictures: z.strictObject({ painting: text({ max: 30 }), portrait: text({ max: 30 }), scene: text({ max: 30 }) }),
    /** What the learner's own filter must do. */
    goal: text({ max: 160 }),
    /** Of each thing that the filter must do, its name and why it does not. */
    why: z.strictObject({ plain: text({ min: 12 }), upright: text({ min: 12 }), level: text({ min: 12 }) }),
    parts: z.strictObject({ plain: text({ max: 40 }), upright: text({ max: 40 }), level: text({ max: 40 }) }),
  },
  answer,
  grade: (_, given) => gradeFromErrors(filterFaults({ ...given, offset: 0 }), 3),
  explain: ({ parts, why }): Explanation[] =>
    (['plain', 'upright', 'level'] as const).map((item) => ({ item, label: parts[item], text: why[item] })),
  /** One item: even an empty filter leaves two of the three faults out. */
  tries: () => ['filter'],
  tried: (_, given) => ({ filter: filterFaults({ ...given, offset: 0 }).length === 0 }),
  solution: ({ predict }) => ({ predicted: predict.correct, weights: COLUMNS, divisor: 1 }),
  emptyAnswer: () => ({ predicted: '_none', weights: new Array<number>(9).fill(0), divisor: 1 }),
  mistakes: ({ predict }) =>
    Object.values(FILTER_PRESETS).map((preset) => ({
      predicted: predict.correct,
      weights: [...preset.weights],
      divisor: preset.divisor,
    })),
});
