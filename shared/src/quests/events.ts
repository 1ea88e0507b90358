// The durable events of play: what a learner did. The client stores them in its outbox, the server replays them; ids make them idempotent.
import { z } from 'zod';
import { MAP_IDS } from '../constants/realms.ts';
import { id } from '../content/realm.ts';
import { isStorableProgram, PROGRAM_MAX_BYTES, PROGRAM_STATUSES } from './programs.ts';

/** Any JSON value, as deep as an answer needs. Size is limited by the request. */
const json = z.json();

const base = { id: z.uuid(), at: z.int().nonnegative(), realm: z.enum(MAP_IDS) };

export const questEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('realm-entered') }),
  z.strictObject({ ...base, kind: z.literal('item-collected'), ref: id }),
  z.strictObject({ ...base, kind: z.literal('dialog-finished'), ref: id }),
  /** The learner reached this page (0-based) of a lesson; only the furthest is kept. */
  z.strictObject({ ...base, kind: z.literal('lesson-page'), ref: id, page: z.int().min(0).max(99) }),
  z.strictObject({ ...base, kind: z.literal('lesson-finished'), ref: id, skipped: z.boolean().default(false) }),
  /** One checked answer. Both sides grade it themselves with shared/src/activities; nobody sends a score. */
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
  /** Figures of a trained model or an experiment (a small model card); evidence only. */
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
    /** Python's name of the error, or which of our checks said no. */
    errorKind: z.string().max(60).nullable(),
    /** Milliseconds since the task was opened or last run. */
    ms: z.int().min(0).max(86_400_000),
  }),
  z.strictObject({ ...base, kind: z.literal('exit-reached'), ref: id }),
  z.strictObject({ ...base, kind: z.literal('tasks-reset') }),
]);
export type QuestEvent = z.infer<typeof questEventSchema>;
