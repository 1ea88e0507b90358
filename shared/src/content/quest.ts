// Schema of a realm's quest: its fixed task list, the steps under each task, and what follows from an event.
import { z } from 'zod';
import { MAP_IDS } from '../constants/realms.ts';
import { id, openTarget } from './realm.ts';
import { text } from './text.ts';

/** What must happen: an event kind and the thing it is about. An answered activity counts only when its grade is correct. */
export const triggerSchema = z.strictObject({
  kind: z.enum(['realm-entered', 'item-collected', 'dialog-finished', 'lesson-finished', 'activity-answered']),
  ref: id,
});
export type Trigger = z.infer<typeof triggerSchema>;

const questStep = z.strictObject({
  id,
  title: text(),
  on: triggerSchema,
  /** Steps that must be done before; an event that skips them is refused. */
  needs: z.array(id).default([]),
  /** Map object the learner is led to ("Walk me there"). */
  target: id.optional(),
});

const questTask = z.strictObject({ id, title: text(), steps: z.array(questStep).min(1) });

export const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hint'), text: text() }),
  z.strictObject({ kind: z.literal('open'), target: openTarget }),
  z.strictObject({ kind: z.literal('enable'), character: id }),
  z.strictObject({ kind: z.literal('sound'), name: id }),
]);

export const questSchema = z.strictObject({
  realm: z.enum(MAP_IDS),
  tasks: z.array(questTask).min(1),
  rules: z.array(
    z.strictObject({
      on: triggerSchema,
      /** Steps that must be done (by this event or before) for the rule to speak: a hint after the last of several items. */
      needs: z.array(id).optional(),
      effects: z.array(effectSchema),
    }),
  ),
  exit: z.strictObject({ id, hint: text() }),
  /** Lessons that steps already wait for and that are not written yet: nothing finishes them, so the exit stays hidden. */
  planned: z.array(id).optional(),
  /** Activities whose best grades make the realm's score (their mean). */
  graded: z.array(id),
});
export type Quest = z.infer<typeof questSchema>;
export type QuestTask = z.infer<typeof questTask>;
export type QuestStep = z.infer<typeof questStep>;
export type ContentEffect = z.infer<typeof effectSchema>;
