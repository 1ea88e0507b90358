// Schemas of activities: one variant a kind. Content says what is asked, what is right and why every mistake is one.
import { z } from 'zod';
import { canteenFields, donationFields, healthcareFields } from './activity-park.ts';
import { icon } from './icons.ts';
import { id } from './realm.ts';

const base = {
  id,
  title: z.string(),
  /** What to do, in one or two sentences. */
  prompt: z.string().max(260),
  /** Nudge, how, worked example. */
  hints: z.tuple([z.string(), z.string(), z.string()]),
  /** Shown after the check; the wording of the requirements. */
  messages: z.strictObject({ correct: z.string(), wrong: z.string() }),
  /** Label of the check button. */
  check: z.string().default('Check'),
  illustration: id.optional(),
  /** Who asks it; a character with a portrait. */
  guide: id,
  /** Offered once this one is passed, in the same overlay. */
  next: z.strictObject({ activity: id, label: z.string() }).optional(),
};

/** A tiny picture as a camera stores it: eight rows of eight brightness digits, 0 dark to 9 bright. */
const pixelPicture = z.array(z.string().regex(/^[0-9]{8}$/, 'expected eight digits')).length(8);

/** Why a wrong placing is wrong; shown beside the item. */
const why = z.string().min(12);

const sorting = z.strictObject({
  ...base,
  kind: z.literal('sorting'),
  bins: z.array(z.strictObject({ id, label: z.string(), icon })).min(2),
  items: z.array(z.strictObject({ id, text: z.string(), icon, bin: id, why })).min(3),
});

const matching = z.strictObject({
  ...base,
  kind: z.literal('matching'),
  /** Left and right of a pair belong together; the right column is shuffled. */
  pairs: z
    .array(z.strictObject({ id, left: z.string(), right: z.string(), why }))
    .min(3)
    .max(4),
});

const ordering = z.strictObject({
  ...base,
  kind: z.literal('ordering'),
  /** In the right order; shown shuffled. */
  items: z.array(z.strictObject({ id, text: z.string(), why })).min(3),
});

const option = z.strictObject({ id, text: z.string(), why });

const fillBlanks = z.strictObject({
  ...base,
  kind: z.literal('fill-blanks'),
  /** Sentences with {blank-id} where a select stands. */
  text: z.string(),
  blanks: z.array(z.strictObject({ id, label: z.string(), options: z.array(option).min(3), correct: id })).min(1),
});

const multiChoice = z.strictObject({
  ...base,
  kind: z.literal('multi-choice'),
  question: z.string(),
  options: z.array(option).min(3),
  correct: id,
});

const numberGuess = z.strictObject({
  ...base,
  kind: z.literal('number-guess'),
  rounds: z
    .array(
      z.strictObject({
        id,
        label: z.string(),
        sequence: z.array(z.int()).min(3),
        correct: z.string(),
        /** Explanations of foreseen wrong numbers. */
        mistakes: z.record(z.string(), z.string()),
        why,
      }),
    )
    .min(1),
});

const dropdownMatch = z.strictObject({
  ...base,
  kind: z.literal('dropdown-match'),
  options: z.array(z.strictObject({ id, text: z.string() })).min(2),
  rows: z.array(z.strictObject({ id, text: z.string(), correct: id, why })).min(3),
});

const dragPrinciple = z.strictObject({
  ...base,
  kind: z.literal('drag-principle'),
  principles: z.array(z.strictObject({ id, label: z.string(), icon })).min(2),
  cases: z.array(z.strictObject({ id, text: z.string(), principle: id, why })).min(2),
});

const visualQuiz = z.strictObject({
  ...base,
  kind: z.literal('visual-quiz'),
  rounds: z
    .array(
      z.strictObject({
        id,
        question: z.string(),
        options: z.array(z.strictObject({ id, text: z.string(), pixels: pixelPicture, why })).min(3),
        correct: id,
      }),
    )
    .min(1),
});

const fairUnfair = z.strictObject({
  ...base,
  kind: z.literal('fair-unfair'),
  actions: z.array(z.strictObject({ id, text: z.string(), correct: z.enum(['fair', 'unfair']), why })).min(2),
});

const quiz = z.strictObject({
  ...base,
  kind: z.literal('quiz'),
  complete: z.strictObject({ title: z.string(), text: z.string() }),
  questions: z.array(z.strictObject({ id, text: z.string(), options: z.array(option).length(4), correct: id })).min(1),
});

const canteenData = z.strictObject({ ...base, kind: z.literal('canteen-data'), ...canteenFields });
const donationGame = z.strictObject({ ...base, kind: z.literal('donation-game'), ...donationFields });
const healthcareCase = z.strictObject({ ...base, kind: z.literal('healthcare-case'), ...healthcareFields });

export const activitySchema = z.discriminatedUnion('kind', [
  sorting,
  matching,
  ordering,
  fillBlanks,
  multiChoice,
  numberGuess,
  dropdownMatch,
  dragPrinciple,
  visualQuiz,
  fairUnfair,
  quiz,
  canteenData,
  donationGame,
  healthcareCase,
]);
export type Activity = z.infer<typeof activitySchema>;
export type ActivityKind = Activity['kind'];
export type ActivityOf<K extends ActivityKind> = Extract<Activity, { kind: K }>;
