// Schema of a learner's realm state. Apart from the state's functions, because the start page needs those and no Zod.
import { z } from 'zod';
import { id } from '../content/realm.ts';

const activityRecord = z.strictObject({
  /** Checked answers so far. */
  attempts: z.int().min(0),
  /** Share (0–1) of what was right at the first try. */
  first: z.number().min(0).max(1),
  /** How many items have a first try. Records made before first tries were counted have none, and keep the score that they earned. */
  of: z.int().min(0).optional(),
  /** The first tries so far, by item, while some are still to come. */
  tried: z.record(z.string(), z.boolean()).optional(),
  /** Best grade, 0–1. */
  best: z.number().min(0).max(1),
  correct: z.boolean(),
  skipped: z.boolean(),
  ms: z.int().min(0),
  hints: z.int().min(0).max(3),
});
export type ActivityRecord = z.infer<typeof activityRecord>;

/** One part of an activity that is passed part by part. */
const partRecord = z.strictObject({
  /** The how-manieth part it was that was won; 0 = not won yet. Never lost. */
  won: z.int().min(0),
  /** Wrong answers before it was won. */
  misses: z.int().min(0),
  /** The number of the last answer to it, among all answers of the activity. */
  at: z.int().min(0),
});
export type PartRecord = z.infer<typeof partRecord>;

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
  /** Of activities that are passed part by part: the parts answered so far, by activity. */
  parts: z.record(z.string(), z.record(z.string(), partRecord)).optional(),
  /** The most stars that each task had, by its id: they never fall. States stored before first tries were counted have none. */
  stars: z.record(z.string(), z.int().min(0).max(3)).optional(),
  /** True after the exit was taken with all tasks done; never reset. */
  completed: z.boolean(),
});
export type RealmState = z.infer<typeof realmStateSchema>;
