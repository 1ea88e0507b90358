// Defines the tables of progress: quest events, realm states, graded answers, program runs, map progress, help signs.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { PROGRAM_STATUSES } from '@lanternwise/shared/quests/programs';
import type { StoredRealmState } from '@lanternwise/shared/quests/state';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

const HELP_KINDS = ['stuck', 'same-error'] as const;

export function progressTables(k: ColumnBuilders, users: ReferencedTable) {
  const owner = () => k.belongsTo('user_id', () => users.id);
  const questEvents = k.table(
    'quest_events',
    {
      userId: owner(),
      id: k.text('id').notNull(),
      realm: k.text('realm').notNull(),
      kind: k.text('kind').notNull(),
      /** The original event without program code, so that states can be recomputed. */
      event: k.json<QuestEvent>('event').notNull(),
      receivedAt: k.timestamp('received_at').notNull(),
      /** Number of the event among those of its person, from 1; 0 for rows from before it was kept. */
      sequence: k.int('sequence').notNull().default(0),
    },
    (t) => [
      k.primaryKey({ columns: [t.userId, t.id] }),
      k.index('quest_events_realm').on(t.userId, t.realm, t.receivedAt),
    ],
  );
  const realmStates = k.table(
    'realm_states',
    {
      userId: owner(),
      realm: k.text('realm').notNull(),
      /** Percentage of the realm's steps; denormalized from the state for lists. */
      share: k.int('share').notNull().default(0),
      state: k.json<StoredRealmState>('state').notNull(),
      updatedAt: k.timestamp('updated_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.userId, t.realm] })],
  );
  const activityAnswers = k.table(
    'activity_answers',
    {
      userId: owner(),
      eventId: k.text('event_id').notNull(),
      realm: k.text('realm').notNull(),
      activity: k.text('activity').notNull(),
      answer: k.json<unknown>('answer'),
      correct: k.bool('correct').notNull(),
      score: k.real('score').notNull(),
      wrong: k.json<readonly string[]>('wrong').notNull(),
      ms: k.int('ms').notNull(),
      hints: k.int('hints').notNull(),
      skipped: k.bool('skipped').notNull(),
      answeredAt: k.timestamp('answered_at').notNull(),
    },
    (t) => [
      k.primaryKey({ columns: [t.userId, t.eventId] }),
      k.index('activity_answers_activity').on(t.userId, t.realm, t.activity),
    ],
  );
  /** The latest runs of each task; see MAX_RUNS_PER_TASK. */
  const programRuns = k.table(
    'program_runs',
    {
      userId: owner(),
      eventId: k.text('event_id').notNull(),
      realm: k.text('realm').notNull(),
      ref: k.text('ref').notNull(),
      code: k.text('code').notNull(),
      status: k.textEnum('status', PROGRAM_STATUSES).notNull(),
      errorKind: k.text('error_kind'),
      /** Python's own text of the error, and what was printed; null for runs of older clients. */
      error: k.text('error'),
      output: k.text('output'),
      ms: k.int('ms').notNull(),
      ranAt: k.timestamp('ran_at').notNull(),
    },
    (t) => [
      k.primaryKey({ columns: [t.userId, t.eventId] }),
      k.index('program_runs_task').on(t.userId, t.realm, t.ref, t.ranAt),
    ],
  );
  const mapProgress = k.table(
    'map_progress',
    {
      userId: owner(),
      map: k.text('map').notNull(),
      nextMap: k.text('next_map').notNull(),
      /** Reported by the client; the server computes realm scores from events. */
      score: k.real('score').notNull(),
      progress: k.json<Record<string, unknown>>('progress'),
      updatedAt: k.timestamp('updated_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.userId, t.map] })],
  );
  /** Tasks at which a learner seems to be stuck; deleted when the task is passed. */
  const helpSigns = k.table(
    'help_signs',
    {
      userId: owner(),
      realm: k.text('realm').notNull(),
      /** Activity or program. */
      ref: k.text('ref').notNull(),
      kind: k.textEnum('kind', HELP_KINDS).notNull(),
      /** The repeated mistake: an item id or error kind. */
      detail: k.text('detail'),
      /** Minutes spent, or number of equal mistakes. */
      count: k.int('count').notNull(),
      since: k.timestamp('since').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.userId, t.realm, t.ref, t.kind] })],
  );
  return { questEvents, realmStates, activityAnswers, programRuns, mapProgress, helpSigns };
}
