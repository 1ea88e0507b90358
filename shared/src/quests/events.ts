// Schemas of quest events, which the client stores in its outbox and the server replays; ids make them idempotent.
import { z } from 'zod';
import { PROGRESS_PLACES } from '../constants/realms.ts';
import { id } from '../content/realm.ts';
import { isStorableProgram, PROGRAM_MAX_BYTES, PROGRAM_STATUSES, RUN_OUTPUT_MAX, RUN_OUTPUTS_MAX } from './programs.ts';

/** Any JSON value; its size is limited by the request. */
const json = z.json();

const base = { id: z.uuid(), at: z.int().nonnegative(), realm: z.enum(PROGRESS_PLACES) };

export const questEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('realm-entered') }),
  z.strictObject({ ...base, kind: z.literal('item-collected'), ref: id }),
  z.strictObject({ ...base, kind: z.literal('dialog-finished'), ref: id }),
  /** The learner reached this page (0-based) of a lesson; only the furthest page is stored. */
  z.strictObject({ ...base, kind: z.literal('lesson-page'), ref: id, page: z.int().min(0).max(99) }),
  z.strictObject({ ...base, kind: z.literal('lesson-finished'), ref: id, skipped: z.boolean().default(false) }),
  /** One checked answer without a score: client and server grade it with shared/src/activities. */
  z.strictObject({
    ...base,
    kind: z.literal('activity-answered'),
    ref: id,
    answer: json,
    /** Milliseconds since the activity was opened or last answered. */
    ms: z.int().min(0).max(86_400_000),
    /** Hint levels opened so far, 0–3. */
    hints: z.int().min(0).max(3),
    skipped: z.boolean().default(false),
  }),
  /** Metrics of a trained model or an experiment; evidence only. */
  z.strictObject({
    ...base,
    kind: z.literal('model-card'),
    ref: id,
    figures: z.record(z.string().max(40), z.number().finite()),
  }),
  /** One run of a program: a lesson's Arena (`ref` is the lesson) or a step of its tutorial (lesson-step); evidence only. */
  z.strictObject({
    ...base,
    kind: z.literal('program-run'),
    ref: id,
    code: z.string().max(PROGRAM_MAX_BYTES).refine(isStorableProgram),
    status: z.enum(PROGRAM_STATUSES),
    /** Name of the Python error, or of the failed check. */
    errorKind: z.string().max(60).nullable(),
    /** Milliseconds since the task was opened or last run. */
    ms: z.int().min(0).max(86_400_000),
    /** What each test case of a passed Arena printed, in their order; older clients send none. */
    outputs: z.array(z.string().max(RUN_OUTPUT_MAX)).max(RUN_OUTPUTS_MAX).optional(),
  }),
  /** The learner lit the great lantern of this task by hand. */
  z.strictObject({ ...base, kind: z.literal('lantern-lit'), ref: id }),
  z.strictObject({ ...base, kind: z.literal('exit-reached'), ref: id }),
  z.strictObject({ ...base, kind: z.literal('tasks-reset') }),
]);
export type QuestEvent = z.infer<typeof questEventSchema>;
