// Contracts of game progress: map progress, quest events, realm states and programs.
import { z } from 'zod';
import { realmStateSchema } from '../quests/stateSchema.ts';
import { defineContract, measuredObject, okReply, plainText } from './contract.ts';
import { userReplySchema, userSchema } from './user.ts';

/** Maximum size of a map's local progress object, as JSON. */
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
  /** The map's local progress object, or null. */
  progress: measuredObject(MAP_PROGRESS_MAX_BYTES, 'Progress is an object or null.').nullable(),
});
export type MapProgressBody = z.infer<typeof mapProgressBodySchema>;

/** Stores the learner's current map; only quest events complete realms. */
export const mapProgress = defineContract('progress.mapProgress', 'POST /user/map-progress', {
  access: 'signed-in',
  body: mapProgressBodySchema,
  /** The largest progress object, and the rest. */
  bodyLimit: MAP_PROGRESS_MAX_BYTES + 8 * 1024,
  reply: userReplySchema,
});

export const EVENT_REJECTIONS = [
  'realm-not-entered',
  'step-skipped',
  'unknown-thing',
  'tasks-unfinished',
  'unknown-realm',
  'subscription-needed',
  /** The message has the opening time. */
  'locked-by-teacher',
  'malformed',
] as const;
export type EventRejection = (typeof EVENT_REJECTIONS)[number];

export const eventResultSchema = z.object({
  /** The event's id; empty if it had none. */
  id: z.string(),
  status: z.enum(['applied', 'duplicate', 'refused']),
  reason: z.enum(EVENT_REJECTIONS).optional(),
  /** Why the event was rejected, for the user. */
  message: z.string().optional(),
});
export type EventResult = z.infer<typeof eventResultSchema>;

/** Each event is a QuestEvent (shared/src/quests/events.ts); events are validated one by one, so that an invalid one does not block the rest. */
export const questEvents = defineContract('progress.questEvents', 'POST /user/quest-events', {
  access: 'signed-in',
  body: z.strictObject({
    events: z
      .array(z.unknown(), 'The list of events is missing.')
      .min(1, 'The list of events is empty.')
      .max(EVENTS_PER_REQUEST, `At most ${EVENTS_PER_REQUEST} events fit in one call.`),
  }),
  /** What waited in a browser without a network: programs and drawings. The outbox sends less in one go (client/src/features/progress/outbox.ts). */
  bodyLimit: 256 * 1024,
  reply: okReply({
    results: z.array(eventResultSchema),
    /** New states of the realms in the events. */
    states: z.record(z.string(), realmStateSchema),
    user: userSchema,
  }),
});
export type QuestEventsReply = z.infer<typeof questEvents.reply>;

/** All realm states of the learner, for another browser. */
export const realmStates = defineContract('progress.realmStates', 'GET /user/realm-states', {
  access: 'signed-in',
  reply: okReply({
    states: z.record(z.string(), realmStateSchema),
    /** The last local progress object of each map. */
    mapProgress: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()),
  }),
});
export type RealmStatesReply = z.infer<typeof realmStates.reply>;

/** The learner's latest program of each task, in Python or in blocks, so that it is available on other devices. */
export const programs = defineContract('progress.programs', 'GET /user/programs', {
  access: 'signed-in',
  reply: okReply({
    programs: z.array(z.object({ realm: z.string(), ref: z.string(), code: z.string(), ranAt: z.number() })),
    blocks: z.array(z.object({ realm: z.string(), ref: z.string(), answer: z.unknown(), answeredAt: z.number() })),
  }),
});
export type ProgramsReply = z.infer<typeof programs.reply>;
