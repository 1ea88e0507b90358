// Shapes of answers, one Zod schema a kind: what the views collect and what both sides grade.
import { z } from 'zod';
import type { ActivityKind } from './activity.ts';

const key = z.string().min(1).max(60);
/** Item id -> where the learner put it. */
const placed = z.record(key, key);
/** Round id -> every pick in the order made; the last one stands. */
const picks = z.record(key, z.array(z.string().max(40)).max(50));

export const answerSchemas = {
  sorting: placed,
  matching: placed,
  ordering: z.array(key).max(20),
  'fill-blanks': placed,
  'multi-choice': key,
  'number-guess': picks,
  'dropdown-match': placed,
  'drag-principle': placed,
  'visual-quiz': picks,
  'fair-unfair': placed,
  quiz: picks,
  'canteen-data': z.strictObject({
    scope: key,
    columns: z.array(key).max(12),
    fixes: z.record(key, z.enum(['keep', 'remove', 'repair'])),
    prediction: key.optional(),
    deployed: z.enum(['stump', 'tree']),
    sign: key,
  }),
  'donation-game': z.strictObject({
    /** Option id by round. */
    choices: placed,
    /** Influences the learner found; own words stay in the browser and count as "own". */
    influences: z.array(key).max(12),
  }),
  'healthcare-case': z.strictObject({
    prediction: key.optional(),
    /** Places tried in the programme, in order. */
    runs: z.array(z.strictObject({ measure: z.enum(['cost', 'need']), places: z.int().min(0).max(100) })).max(200),
    conclusion: key,
  }),
} as const satisfies Record<ActivityKind, z.ZodType>;

export type AnswerOf<K extends ActivityKind> = z.infer<(typeof answerSchemas)[K]>;
