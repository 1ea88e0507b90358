// Defines the tables of live lessons: the lessons, their commands, and what learners did in them.
import { LIVE_COMMANDS, LIVE_END_REASONS, LIVE_LINES } from '@lanternwise/shared/constants/live';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';
import type { StoredDetail } from './commands.ts';

interface Referenced {
  users: ReferencedTable;
  groups: ReferencedTable;
}

export function liveTables(k: ColumnBuilders, { users, groups }: Referenced) {
  const liveLessons = k.table(
    'live_lessons',
    {
      id: k.text('id').primaryKey(),
      groupId: k.belongsTo('group_id', () => groups.id),
      /** The class again while the lesson is on, else null: unique, so that a class has one lesson at a time. */
      openIn: k.text('open_in'),
      startedBy: k.text('started_by').references(() => users.id, { onDelete: 'set null' }),
      startedAt: k.timestamp('started_at').notNull(),
      endedAt: k.timestamp('ended_at'),
      endReason: k.textEnum('end_reason', LIVE_END_REASONS),
      /** Number of the last command. */
      seq: k.int('seq').notNull(),
      paused: k.bool('paused').notNull().default(false),
      hints: k.bool('hints').notNull().default(true),
      goalRealm: k.text('goal_realm'),
      goalTask: k.text('goal_task'),
      gatherLine: k.textEnum('gather_line', LIVE_LINES),
      gatherText: k.text('gather_text'),
      /** Since when learners can have been stuck: nobody works during a pause or a gathering. */
      workFrom: k.timestamp('work_from').notNull(),
      /** When a teacher last looked at the lesson. */
      teacherSeenAt: k.timestamp('teacher_seen_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('live_lessons_open').on(t.openIn),
      k.index('live_lessons_group').on(t.groupId, t.startedAt),
      k.index('live_lessons_starter').on(t.startedBy),
    ],
  );
  const lesson = () => k.belongsTo('lesson_id', () => liveLessons.id);
  const learner = () => k.belongsTo('user_id', () => users.id);
  /** Deleted soon after the lesson: they hold teachers' own texts. */
  const liveCommands = k.table(
    'live_commands',
    {
      lessonId: lesson(),
      /** From 1, in the order in which the commands took effect. */
      seq: k.int('seq').notNull(),
      /** Chosen by the client. */
      id: k.text('id').notNull(),
      at: k.timestamp('at').notNull(),
      sentBy: k.text('sent_by').references(() => users.id, { onDelete: 'set null' }),
      kind: k.textEnum('kind', LIVE_COMMANDS).notNull(),
      detail: k.json<StoredDetail>('detail').notNull(),
    },
    (t) => [
      k.primaryKey({ columns: [t.lessonId, t.seq] }),
      k.uniqueIndex('live_commands_id').on(t.lessonId, t.id),
      k.index('live_commands_sender').on(t.sentBy),
    ],
  );
  /** A learner's time in one realm during a lesson. */
  const liveWork = k.table(
    'live_work',
    {
      lessonId: lesson(),
      userId: learner(),
      /** Empty outside of realms. */
      realm: k.text('realm').notNull(),
      activeMs: k.int('active_ms').notNull(),
      stuckMs: k.int('stuck_ms').notNull(),
      stuckTimes: k.int('stuck_times').notNull(),
      /** When the work began in which the learner was last stuck: counts each time once. */
      lastStuckFrom: k.timestamp('last_stuck_from').notNull(),
      lastTask: k.text('last_task'),
    },
    (t) => [k.primaryKey({ columns: [t.lessonId, t.userId, t.realm] }), k.index('live_work_user').on(t.userId)],
  );
  const liveFinished = k.table(
    'live_finished',
    {
      lessonId: lesson(),
      userId: learner(),
      realm: k.text('realm').notNull(),
      task: k.text('task').notNull(),
      at: k.timestamp('at').notNull(),
    },
    (t) => [
      k.primaryKey({ columns: [t.lessonId, t.userId, t.realm, t.task] }),
      k.index('live_finished_user').on(t.userId),
    ],
  );
  return { liveLessons, liveCommands, liveWork, liveFinished };
}
