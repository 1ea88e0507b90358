// Schemas of a realm's quest: tasks, steps and the effects of events.
import { z } from 'zod';
import { MAP_IDS } from '../constants/realms.ts';
import { id, openTarget } from './realm.ts';
import { text } from './text.ts';

/** An event kind and the id of its object. An answered activity counts only if its grade is correct. */
export const triggerSchema = z.strictObject({
  kind: z.enum(['realm-entered', 'item-collected', 'dialog-finished', 'lesson-finished', 'activity-answered']),
  ref: id,
});
export type Trigger = z.infer<typeof triggerSchema>;

const questStep = z.strictObject({
  id,
  title: text(),
  on: triggerSchema,
  /** Steps that must be done before; events that skip them are rejected. */
  needs: z.array(id).default([]),
  /** Map object to which "Walk me there" leads. */
  target: id.optional(),
  /** What to do next, in one sentence, where the title does not say it. */
  goal: text().optional(),
});

/** What people say who come when the task is done, the nearest first; {right} and {of} are its first tries. */
const praise = z.strictObject({
  glad: z
    .array(text({ max: 64 }))
    .min(2)
    .max(3),
  /** When hardly anything was right at the first try: kind, without a cheer. */
  gentle: z
    .array(text({ max: 64 }))
    .min(1)
    .max(2),
});

const questTask = z.strictObject({
  id,
  title: text(),
  steps: z.array(questStep).min(1),
  /** Activities of its lessons that are no steps, and whose first tries count for its stars as those of its steps do. */
  counted: z.array(id).min(1).optional(),
  praise: praise.optional(),
});

export const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hint'), text: text() }),
  z.strictObject({ kind: z.literal('open'), target: openTarget }),
  z.strictObject({ kind: z.literal('enable'), character: id }),
  z.strictObject({ kind: z.literal('sound'), name: id }),
]);

/** Points that a passed activity gives, once and for all. */
const scorePart = z.strictObject({ activity: id, points: z.int().min(1).max(100) });
const scoreGroup = z.strictObject({ id, label: text({ max: 40 }), parts: z.array(scorePart).min(1) });
export type ScoreGroup = z.infer<typeof scoreGroup>;

export const questSchema = z.strictObject({
  realm: z.enum(MAP_IDS),
  tasks: z.array(questTask).min(1),
  rules: z.array(
    z.strictObject({
      on: triggerSchema,
      /** The rule applies only if these steps are done, by this event or before; e.g. a hint after the last of several items. */
      needs: z.array(id).optional(),
      /** The rule does not apply if one of these steps is done; e.g. a hint to the other item, once both are found. */
      unless: z.array(id).optional(),
      effects: z.array(effectSchema),
    }),
  ),
  exit: z.strictObject({ id, hint: text() }),
  /** The hint after a lesson was closed before its end, where the requirements word one; elsewhere the goal is said again. */
  lessonClosed: text().optional(),
  /** What counts for the realm's score, the mean of the best grades: activities, and Python lessons whose Arena was passed or was not. */
  graded: z.array(id),
  /** Where the requirements fix the score: points by part, 100 together, in place of the mean. */
  points: z.array(scoreGroup).min(1).optional(),
  /** Where the requirements word the end: heading and button of the card with the points, and the button that leads on. */
  ending: z
    .strictObject({ heading: text({ max: 40 }), proceed: text({ max: 30 }).optional(), next: text({ max: 30 }) })
    .optional(),
});
export type Quest = z.infer<typeof questSchema>;
/** What the reducer and the score need of a quest; a lesson outside the realms has no more. */
export type QuestRules = Omit<Quest, 'realm' | 'ending'>;
export type QuestTask = z.infer<typeof questTask>;
export type QuestStep = z.infer<typeof questStep>;
export type ContentEffect = z.infer<typeof effectSchema>;
