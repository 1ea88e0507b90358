// Defines the tables of programs that learners save in the Workshop, and of those that they show to a class.
import { CLASS_PROGRAM_REASONS, CLASS_PROGRAM_STATES } from '@lanternwise/shared/constants/workshop';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function workshopTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'workshop_programs',
    {
      userId: k.belongsTo('user_id', () => users.id),
      /** Made by the browser; says nothing without its user. */
      id: k.text('id').notNull(),
      name: k.text('name').notNull(),
      code: k.text('code').notNull(),
      savedAt: k.timestamp('saved_at').notNull(),
      /** Id of the program of a class that it was made from; that one may be gone. */
      remixOf: k.text('remix_of'),
    },
    (t) => [k.primaryKey({ columns: [t.userId, t.id] })],
  );
}

/** A copy of a saved program as it was when it was offered, for one class. It ends with the membership (see `deleteMember`). */
export function classProgramsTable(k: ColumnBuilders, users: ReferencedTable, groups: ReferencedTable) {
  return k.table(
    'class_programs',
    {
      id: k.text('id').primaryKey(),
      groupId: k.belongsTo('group_id', () => groups.id),
      userId: k.belongsTo('user_id', () => users.id),
      /** Id of the saved program, which only its learner knows. */
      savedId: k.text('saved_id').notNull(),
      title: k.text('title').notNull(),
      code: k.text('code').notNull(),
      /** Id of the program that it was made from; that one may be gone, or of another class. */
      remixOf: k.text('remix_of'),
      state: k.textEnum('state', CLASS_PROGRAM_STATES).notNull(),
      reason: k.textEnum('reason', CLASS_PROGRAM_REASONS),
      /** Grows with each new offer of the same program, so that a decision names the snapshot that was read. */
      offeredAt: k.timestamp('offered_at').notNull(),
      decidedAt: k.timestamp('decided_at'),
    },
    (t) => [
      k.uniqueIndex('class_programs_saved').on(t.groupId, t.userId, t.savedId),
      k.index('class_programs_state').on(t.groupId, t.state, t.offeredAt),
      k.index('class_programs_user').on(t.userId),
    ],
  );
}
