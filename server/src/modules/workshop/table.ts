// Defines the table of programs that learners save in the Workshop.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function workshopTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'workshop_programs',
    {
      userId: k
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Made by the browser; says nothing without its user. */
      id: k.text('id').notNull(),
      name: k.text('name').notNull(),
      code: k.text('code').notNull(),
      savedAt: k.timestamp('saved_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.userId, t.id] })],
  );
}
