// Contracts of live lessons: starting, commands, the teacher's and the learner's stream, presence and summaries.
import { z } from 'zod';
import { LIVE_END_REASONS, LIVE_LINES, LIVE_POLL_WAIT_MS, LIVE_TEXT_MAX } from '../constants/live.ts';
import { MAP_IDS, PROGRESS_PLACES } from '../constants/realms.ts';
import { MAP_COLUMNS, MAP_ROWS } from '../constants/world.ts';
import { defineContract, idText, okReply, TEACHERS } from './contract.ts';
import {
  boardMessage,
  liveLesson as lessonSchema,
  liveCommand as liveCommandSchema,
  ownLiveMessage,
} from './liveMessages.ts';
import { pageReply, pagingQuery } from './paging.ts';
import { textForChildren } from './textForChildren.ts';

const lessonReply = okReply({ lesson: lessonSchema.nullable() });

/** The class's lesson that is on now, or null. For the class's teachers. */
export const liveLesson = defineContract('live.liveLesson', 'GET /groups/:groupId/live', {
  access: TEACHERS,
  reply: lessonReply,
});

/** Starts a lesson; if one is on already, that one is answered. Any teacher of an active class may. */
export const startLive = defineContract('live.startLive', 'POST /groups/:groupId/live', {
  access: TEACHERS,
  reply: okReply({ lesson: lessonSchema }),
});

const lessonId = idText().min(1);
/** Unknown ids are found by the service. */
const taskId = idText(80).min(1);

/** Ends the lesson; repeated, it answers the same. The summary can be read at once. */
export const endLive = defineContract('live.endLive', 'POST /groups/:groupId/live/end', {
  access: TEACHERS,
  body: z.strictObject({ lesson: lessonId }),
});

const TEXT_MESSAGE = `Your line has 1 to ${LIVE_TEXT_MAX} characters.`;
const ownText = textForChildren(LIVE_TEXT_MAX, { wrong: TEXT_MESSAGE });
const goal = z.strictObject({
  realm: z.enum(MAP_IDS, 'There is no such realm.'),
  /** A task of the realm's quest; null: the whole realm. */
  task: taskId.nullable(),
});

/** What a teacher may send; `start` and `end` have routes of their own. */
const commandBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  /** 'All eyes here', until `release`: exactly one of a line from the list and the teacher's own text, which is shown literally. */
  z.strictObject({
    kind: z.literal('gather'),
    line: z.enum(LIVE_LINES, 'There is no such line.').nullable(),
    text: ownText.nullable(),
  }),
  z.strictObject({ kind: z.literal('release') }),
  /** Null takes the goal back. */
  z.strictObject({ kind: z.literal('goal'), goal: goal.nullable() }),
  z.strictObject({ kind: z.literal('hints'), on: z.boolean() }),
  /** The mark 'I am coming' for one learner. */
  z.strictObject({ kind: z.literal('help'), learner: idText().min(1), coming: z.boolean() }),
]);

export const liveCommand = defineContract('live.liveCommand', 'POST /groups/:groupId/live/commands', {
  access: TEACHERS,
  body: z
    .strictObject({
      lesson: lessonId,
      /** Chosen by the client: a command that is sent again is applied once. */
      id: z.uuid(),
      command: commandBody,
    })
    .refine(
      ({ command }) => command.kind !== 'gather' || (command.line === null) !== (command.text === null),
      'Choose a line or write one.',
    ),
  reply: okReply({ command: liveCommandSchema, lesson: lessonSchema }),
});

const streamQuery = z.object({
  /** The `cursor` of the last line that arrived; what cannot be resumed begins with a whole state. */
  after: idText(120).optional().catch(undefined),
  /** Chosen by each page: its next stream replaces the one before. */
  tab: idText(40).optional().catch(undefined),
  /** Milliseconds: the answer ends with the first lines, or after this time. Without it the answer is a stream. */
  wait: z.coerce.number().int().min(0).max(LIVE_POLL_WAIT_MS).optional().catch(undefined),
});

/** The teacher's stream: NDJSON, each line a `BoardMessage` (liveMessages.ts). */
export const liveBoard = defineContract('live.liveBoard', 'GET /groups/:groupId/live/stream', {
  access: TEACHERS,
  query: streamQuery,
  reply: boardMessage,
  streams: true,
});

/** The learner's stream about lessons in any of the caller's classes: NDJSON, each line an `OwnLiveMessage` (liveMessages.ts). */
export const ownLive = defineContract('live.ownLive', 'GET /user/live/stream', {
  access: 'signed-in',
  query: streamQuery,
  reply: ownLiveMessage,
  streams: true,
});

/** Where the learner is; kept in memory only, and only while a lesson of one of their classes is on. */
export const livePresence = defineContract('live.livePresence', 'POST /user/live/presence', {
  access: 'signed-in',
  body: z.strictObject({
    realm: z.enum(PROGRESS_PLACES, 'There is no such realm.').nullable(),
    /** A task or lesson of that realm; any other id counts as null. */
    task: taskId.nullable(),
    /** Tile on the realm's map. */
    x: z.int().min(0).max(MAP_COLUMNS).nullable(),
    y: z.int().min(0).max(MAP_ROWS).nullable(),
    visible: z.boolean(),
  }),
  bodyLimit: 1024,
  /** `live`: whether a lesson is on; if not, reports can stop. */
  reply: okReply({ live: z.boolean() }),
});

const summaryRow = z.object({
  id: z.string(),
  startedAt: z.number(),
  endedAt: z.number(),
  endReason: z.enum(LIVE_END_REASONS),
  /** User name; null if that account was deleted. */
  startedBy: z.string().nullable(),
  /** Learners who took part. */
  learners: z.number(),
  finishedTasks: z.number(),
  stuckTimes: z.number(),
});
export type LiveSummaryRow = z.infer<typeof summaryRow>;

/** The class's lessons that are over, newest first. */
export const liveSummaries = defineContract('live.liveSummaries', 'GET /groups/:groupId/live/lessons', {
  access: TEACHERS,
  query: z.object({ ...pagingQuery }),
  reply: pageReply(summaryRow),
});

const summaryLearner = z.object({
  id: z.string(),
  /** The name that the teacher entered, else the user name. */
  name: z.string(),
  /** Active time. */
  minutes: z.number(),
  stuckTimes: z.number(),
  stuckMinutes: z.number(),
  work: z.array(
    z.object({
      realm: z.string(),
      minutes: z.number(),
      /** Ids of the tasks finished in the lesson, in order. */
      finished: z.array(z.string()),
      /** The last task or lesson worked on; null if unknown. */
      lastTask: z.string().nullable(),
    }),
  ),
});
export type LiveSummaryLearner = z.infer<typeof summaryLearner>;

/** One lesson that is over; of learners who left the class nothing is shown. */
export const liveSummary = defineContract('live.liveSummary', 'GET /groups/:groupId/live/lessons/:lessonId', {
  access: TEACHERS,
  reply: okReply({ lesson: summaryRow, learners: z.array(summaryLearner) }),
});
export type LiveSummaryReply = z.infer<typeof liveSummary.reply>;
