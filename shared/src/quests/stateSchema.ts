// Schema of a learner's realm state. Apart from the state's functions, because the start page needs those and no Zod.
import { z } from 'zod';
import { id } from '../content/realm.ts';

const activityRecord = z.strictObject({
  /** Checked answers so far. */
  attempts: z.int().min(0),
  /** Grade (0–1) of the first answer. */
  first: z.number().min(0).max(1),
  /** Best grade, 0–1. */
  best: z.number().min(0).max(1),
  correct: z.boolean(),
  skipped: z.boolean(),
  ms: z.int().min(0),
  hints: z.int().min(0).max(3),
});
export type ActivityRecord = z.infer<typeof activityRecord>;

export const realmStateSchema = z.strictObject({
  /** Incremented by a task reset; steps of older epochs are dropped, collected items and best grades are kept. */
  epoch: z.int().min(0),
  entered: z.boolean(),
  /** Step ids done in this epoch, sorted. */
  done: z.array(id),
  collected: z.array(id),
  /** Furthest page reached in each lesson. */
  pages: z.record(z.string(), z.int().min(0)),
  activities: z.record(z.string(), activityRecord),
  cards: z.record(z.string(), z.record(z.string(), z.number())),
  /** Ids of the tasks whose great lantern was lit by hand, sorted; never reset. States stored before lanterns existed have none. */
  lanterns: z.array(id).default([]),
  /** Lessons passed by Skip: true until they are really finished. */
  skipped: z.record(z.string(), z.boolean()).optional(),
  /** Programs that passed at least once, as the browser that ran them says; sorted. */
  passed: z.array(id).optional(),
  /** True after the exit was taken with all tasks done; never reset. */
  completed: z.boolean(),
});
export type RealmState = z.infer<typeof realmStateSchema>;
