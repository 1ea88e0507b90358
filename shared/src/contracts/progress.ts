// Progress of play: the report on leaving a map, the durable quest events, and the states that follow from them.
import { z } from 'zod';
import { realmStateSchema } from '../quests/state.ts';
import { defineContract, plainText } from './contract.ts';
import { progressRoutes } from './routes/progress.ts';
import { userReplySchema, userSchema } from './user.ts';

/** Largest local progress object of a map, as JSON text. */
export const MAP_PROGRESS_MAX_BYTES = 32 * 1024;
export const EVENTS_PER_REQUEST = 200;

const mapName = plainText(100, 'The name of the map is missing.');

export const mapProgressBodySchema = z.strictObject({
  current_map: mapName,
  /** Last path segment of the target. */
  nextMap: mapName,
  score: z
    .number('The score is a number from 0 to 100.')
    .min(0, 'The score is at least 0.')
    .max(100, 'The score is at most 100.'),
  /** The map's own local progress object, or null. */
  progress: z.record(z.string(), z.unknown(), 'Progress is an object or null.').nullable(),
});
export type MapProgressBody = z.infer<typeof mapProgressBodySchema>;

/** Remembers where the learner stands. It completes nothing: only quest events do. */
export const mapProgress = defineContract({
  ...progressRoutes.mapProgress,
  access: 'signed-in',
  body: mapProgressBodySchema,
  bodyLimit: 64 * 1024,
  reply: userReplySchema,
});

export const EVENT_REJECTIONS = [
  'realm-not-entered',
  'step-skipped',
  'unknown-thing',
  'tasks-unfinished',
  'unknown-realm',
  'subscription-needed',
  /** The message says from when it opens. */
  'locked-by-teacher',
  'malformed',
] as const;
export type EventRejection = (typeof EVENT_REJECTIONS)[number];

export const eventResultSchema = z.object({
  /** The event's own id; empty where it had none. */
  id: z.string(),
  status: z.enum(['applied', 'duplicate', 'refused']),
  reason: z.enum(EVENT_REJECTIONS).optional(),
  /** Why it was refused, in words. */
  message: z.string().optional(),
});
export type EventResult = z.infer<typeof eventResultSchema>;

/** Each event is a QuestEvent (shared/src/quests/events.ts). They are judged one by one, so that a bad one never holds up the good ones behind it. */
export const questEvents = defineContract({
  ...progressRoutes.questEvents,
  access: 'signed-in',
  body: z.strictObject({
    events: z
      .array(z.unknown(), 'The list of events is missing.')
      .min(1, 'The list of events is empty.')
      .max(EVENTS_PER_REQUEST, `At most ${EVENTS_PER_REQUEST} events fit in one call.`),
  }),
  bodyLimit: 256 * 1024,
  reply: z.object({
    success: z.literal(true),
    results: z.array(eventResultSchema),
    /** The states of the realms that the events were about. */
    states: z.record(z.string(), realmStateSchema),
    user: userSchema,
  }),
});
export type QuestEventsReply = z.infer<typeof questEvents.reply>;

/** Everything the server knows of the learner's play, for a second browser. */
export const realmStates = defineContract({
  ...progressRoutes.realmStates,
  access: 'signed-in',
  reply: z.object({
    success: z.literal(true),
    states: z.record(z.string(), realmStateSchema),
    /** The last local progress object that each map sent on leaving. */
    mapProgress: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()),
  }),
});
export type RealmStatesReply = z.infer<typeof realmStates.reply>;

/** The newest program of each task that this learner ran anywhere, so that code follows to another device. */
export const programs = defineContract({
  ...progressRoutes.programs,
  access: 'signed-in',
  reply: z.object({
    success: z.literal(true),
    programs: z.array(z.object({ realm: z.string(), ref: z.string(), code: z.string(), ranAt: z.number() })),
  }),
});
export type ProgramsReply = z.infer<typeof programs.reply>;
