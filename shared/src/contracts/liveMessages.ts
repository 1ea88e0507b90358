// Messages of the streams of a live lesson: one JSON object a line.
import { z } from 'zod';
import { LIVE_COMMANDS, LIVE_LINES, LIVE_STATES } from '../constants/live.ts';
import { MAP_IDS, PROGRESS_PLACES } from '../constants/realms.ts';
import { AVATARS } from '../constants/users.ts';

const goal = z.object({ realm: z.enum(MAP_IDS), task: z.string().nullable() });
export type LiveGoal = z.infer<typeof goal>;

/** What a teacher says: a line from the list, or a text of the teacher's own that is shown literally; the other is null. */
const gathering = z.object({
  line: z.enum(LIVE_LINES).nullable(),
  text: z.string().nullable(),
});
export type LiveGathering = z.infer<typeof gathering>;

const lessonFields = {
  id: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  startedAt: z.number(),
  /** Of the last command; commands of a lesson are numbered from 1 in the order in which they took effect. */
  seq: z.number(),
  paused: z.boolean(),
  hints: z.boolean(),
  goal: goal.nullable(),
  gathering: gathering.nullable(),
};

/** A lesson that is on, with the effect of all its commands. */
export const liveLesson = z.object(lessonFields);
export type LiveLesson = z.infer<typeof liveLesson>;

/** A lesson as one of its learners sees it. */
export const ownLiveLesson = z.object({
  ...lessonFields,
  /** The teacher is coming to this learner. */
  teacherIsComing: z.boolean(),
});
export type OwnLiveLesson = z.infer<typeof ownLiveLesson>;

export const liveCommand = z.object({
  lesson: z.string(),
  seq: z.number(),
  at: z.number(),
  /** User name of the teacher; null if the server sent it, or the account was deleted. */
  by: z.string().nullable(),
  kind: z.enum(LIVE_COMMANDS),
  /** Of `gather`. */
  gathering: gathering.optional(),
  /** Of `goal`; null takes it back. */
  goal: goal.nullable().optional(),
  /** Of `hints`. */
  on: z.boolean().optional(),
  /** Of `help`: the learner's id. */
  learner: z.string().optional(),
  coming: z.boolean().optional(),
});
export type LiveCommand = z.infer<typeof liveCommand>;

export const liveLearner = z.object({
  id: z.string(),
  /** The name of the class list. */
  name: z.string(),
  avatar: z.enum(AVATARS),
  state: z.enum(LIVE_STATES),
  /** When the state began, by the server's clock. For `away`: the last sign of life; null: not here yet in this lesson. */
  since: z.number().nullable(),
  /** Null of who is not in a realm or lesson, is not here yet, or takes part in a later lesson of another class. */
  realm: z.enum(PROGRESS_PLACES).nullable(),
  task: z.string().nullable(),
  /** Tile on the realm's map. */
  x: z.number().nullable(),
  y: z.number().nullable(),
  /** Tasks finished in this lesson. */
  finishedTasks: z.number(),
  /** A teacher said 'I am coming'. */
  teacherIsComing: z.boolean(),
});
export type LiveLearner = z.infer<typeof liveLearner>;

/** `cursor` resumes the stream after this line. `now` is the server's clock. */
const line = { cursor: z.string(), now: z.number() };

const controlMessages = [
  /** Nothing new: the stream is alive. */
  z.object({ type: z.literal('beat'), ...line }),
  /** The stream ends here and should be opened again after a random part of `withinMs`. */
  z.object({ type: z.literal('reconnect'), withinMs: z.number() }),
  /** The caller may not read on: signed out, no teacher or no learner of the class any more. `code` and `message` as of an API error. */
  z.object({ type: z.literal('refused'), code: z.string(), message: z.string() }),
] as const;

/** Lines of the teacher's stream. */
export const boardMessage = z.discriminatedUnion('type', [
  /** Everything: replaces what was known. Without a lesson the list is empty. */
  z.object({ type: z.literal('board'), ...line, lesson: liveLesson.nullable(), learners: z.array(liveLearner) }),
  /** Learners that changed, whole, and the ids of those who left. */
  z.object({ type: z.literal('learners'), ...line, changed: z.array(liveLearner), gone: z.array(z.string()) }),
  /** A command, and the lesson after it; null after `end`. */
  z.object({ type: z.literal('command'), ...line, command: liveCommand, lesson: liveLesson.nullable() }),
  ...controlMessages,
]);
export type BoardMessage = z.infer<typeof boardMessage>;

/** Lines of the learner's stream. Commands of `help` go to their learner only, so `seq` may skip numbers. */
export const ownLiveMessage = z.discriminatedUnion('type', [
  /** Everything: replaces what was known. `missed`: commands of this lesson after the cursor that the client resumed with, oldest first. */
  z.object({
    type: z.literal('state'),
    ...line,
    lesson: ownLiveLesson.nullable(),
    missed: z.array(liveCommand),
  }),
  /** A command, and the lesson after it; null after `end`. */
  z.object({ type: z.literal('command'), ...line, command: liveCommand, lesson: ownLiveLesson.nullable() }),
  ...controlMessages,
]);
export type OwnLiveMessage = z.infer<typeof ownLiveMessage>;
