// Schemas of quest events, which the client stores in its outbox and the server replays; ids make them idempotent.
import { z } from 'zod';
import { PROGRESS_PLACES } from '../constants/realms.ts';
import { contentReference, freeText } from '../content/freeText.ts';
import { id } from '../content/realm.ts';
import { boundedRecord, plainText } from '../contracts/contract.ts';
import { isStorableJson, LATEST_TIME } from '../contracts/storable.ts';
import {
  isStorableProgram,
  PROGRAM_MAX_BYTES,
  PROGRAM_STATUSES,
  RUN_ERROR_MAX,
  RUN_OUTPUT_MAX,
  RUN_OUTPUTS_MAX,
} from './programs.ts';
import { LONGEST_ATTEMPT_MS } from './pythonAttempt.ts';

const ref = id.max(80);
/** Figures of one model card; a maze with many portals has the most. */
export const MAX_FIGURES = 64;
const LARGEST_FIGURE = 2 ** 32;

const flag = z.union([z.literal(0), z.literal(1)]);

/** Any JSON value: the schema of its activity decides. Not `z.json()`, which recurses into whatever it is given. */
const json = freeText(z.unknown().refine((value) => value !== undefined && isStorableJson(value)));

const base = {
  id: z.uuid(),
  /** The server moves it into a sane window. */
  at: z.int().min(0).max(LATEST_TIME),
  realm: z.enum(PROGRESS_PLACES),
};

export const questEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('realm-entered') }),
  z.strictObject({ ...base, kind: z.literal('item-collected'), ref }),
  z.strictObject({ ...base, kind: z.literal('dialog-finished'), ref }),
  /** The learner reached this page (0-based) of a lesson; only the furthest page is stored. */
  z.strictObject({ ...base, kind: z.literal('lesson-page'), ref, page: z.int().min(0).max(99) }),
  z.strictObject({ ...base, kind: z.literal('lesson-finished'), ref, skipped: z.boolean().default(false) }),
  /** One checked answer without a score: client and server grade it with shared/src/activities. */
  z.strictObject({
    ...base,
    kind: z.literal('activity-answered'),
    ref,
    answer: json,
    /** Milliseconds since the activity was opened or last answered. */
    ms: z.int().min(0).max(86_400_000),
    /** Hint levels opened so far, 0–3. */
    hints: z.int().min(0).max(3),
    skipped: z.boolean().default(false),
  }),
  /**
   * Metrics of a trained model or an experiment; evidence only. The server keeps names that the activity lists, and drops others.
   * Whether a card shows a checked model: isCheckedModel.
   */
  z.strictObject({
    ...base,
    kind: z.literal('model-card'),
    ref,
    figures: boundedRecord(
      contentReference(plainText(40)),
      z.number().min(-LARGEST_FIGURE).max(LARGEST_FIGURE),
      MAX_FIGURES,
    ),
  }),
  /** One checked attempt at a step of a Python lesson, or at its Arena (`ref` is stepRef); evidence only, never a gate. */
  z.strictObject({
    ...base,
    kind: z.literal('python-attempt'),
    ref,
    figures: z.strictObject({
      attempts: z.int().min(1).max(100_000),
      solved: flag,
      firstTry: flag,
      ms: z.int().min(0).max(LONGEST_ATTEMPT_MS),
    }),
  }),
  /** One run of a program: a lesson's Arena (`ref` is the lesson) or a step of its tutorial (lesson-step); evidence only. */
  z.strictObject({
    ...base,
    kind: z.literal('program-run'),
    ref,
    code: freeText(z.string().max(PROGRAM_MAX_BYTES).refine(isStorableProgram)),
    status: z.enum(PROGRAM_STATUSES),
    /** Name of the Python error, or of the failed check. */
    errorKind: freeText(plainText(60)).nullable(),
    /** Milliseconds since the task was opened or last run. */
    ms: z.int().min(0).max(86_400_000),
    /** What each test case of a passed Arena printed, in their order; older clients send none. Compared, never stored. */
    outputs: z
      .array(freeText(plainText(RUN_OUTPUT_MAX)))
      .max(RUN_OUTPUTS_MAX)
      .optional(),
    /** What the program printed, for the teacher; older clients send neither. */
    output: freeText(plainText(RUN_OUTPUT_MAX)).optional(),
    /** Python's own text of the error. */
    error: freeText(plainText(RUN_ERROR_MAX)).optional(),
  }),
  /** The learner lit the great lantern of this task by hand. */
  z.strictObject({ ...base, kind: z.literal('lantern-lit'), ref }),
  z.strictObject({ ...base, kind: z.literal('exit-reached'), ref }),
  z.strictObject({ ...base, kind: z.literal('tasks-reset') }),
]);
export type QuestEvent = z.infer<typeof questEventSchema>;
