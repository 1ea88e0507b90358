// Fields of the three activities that compute something of their own: the canteen data set, the donation game, the healthcare case.
import { z } from 'zod';
import { icon } from './icons.ts';
import { id } from './realm.ts';

const choice = z.strictObject({ id, text: z.string(), why: z.string() });
/** A question asked before a result is shown; recorded, never gating. */
const predictFirst = z.strictObject({
  question: z.string(),
  options: z.array(z.strictObject({ id, text: z.string() })),
});

export const canteenColumn = z.strictObject({
  id,
  label: z.string(),
  unit: z.string().default(''),
  kind: z.enum(['number', 'category']),
  /** useful: known before lunch and telling; leak: known only afterwards; noise: has nothing to do with it. */
  role: z.enum(['useful', 'leak', 'noise']),
  why: z.string(),
});

export const canteenFields = {
  target: z.strictObject({ id, label: z.string(), yes: z.string(), no: z.string() }),
  columns: z.array(canteenColumn).min(3),
  /** One row a school day: its day number, the columns in order, then the target as 1 or 0. null = missing. */
  rows: z.array(z.array(z.union([z.number(), z.string(), z.null()]))).length(60),
  /** Rows (by day number) that cannot be right, how each is mended, and why. */
  bad: z.array(
    z.strictObject({
      day: z.int(),
      fix: z.enum(['remove', 'repair']),
      column: id.optional(),
      value: z.number().optional(),
      why: z.string(),
    }),
  ),
  seed: z.int(),
  /** Days kept back for the test. */
  heldOut: z.int().min(5),
  scope: z.strictObject({ question: z.string(), options: z.array(choice), correct: id }),
  predict: predictFirst,
  signs: z.strictObject({ question: z.string(), options: z.array(choice), correct: id }),
  stages: z.array(z.strictObject({ id, title: z.string(), text: z.string() })).length(6),
};

export const donationFields = {
  /** Coins in the purse for each of the ten letters. */
  rounds: z
    .array(
      z.strictObject({
        id,
        title: z.string(),
        options: z.tuple([
          z.strictObject({ id, text: z.string(), tags: z.array(id).min(1) }),
          z.strictObject({ id, text: z.string(), tags: z.array(id).min(1) }),
        ]),
      }),
    )
    .length(10),
  /** What can sway a choice. `learn` is said when the learner's own choices show it. */
  influences: z.array(z.strictObject({ id, label: z.string(), icon, learn: z.string() })).min(5),
};

export const healthcareFields = {
  regions: z.tuple([z.strictObject({ id, label: z.string() }), z.strictObject({ id, label: z.string() })]),
  patients: z
    .array(
      z.strictObject({
        id,
        name: z.string(),
        region: id,
        /** Rupees spent on care last year. */
        cost: z.int().min(0),
        /** Number of long-term conditions, the measure of need. */
        need: z.int().min(0),
      }),
    )
    .min(12),
  /** Places in the care programme: smallest, first shown, largest. */
  places: z.strictObject({ min: z.int(), start: z.int(), max: z.int() }),
  predict: predictFirst,
  conclusion: z.strictObject({ question: z.string(), options: z.array(choice), correct: id }),
};
