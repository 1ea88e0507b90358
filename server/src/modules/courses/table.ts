// Defines the table of checked items of course checklists.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function coursesTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'course_checks',
    {
      userId: k.belongsTo('user_id', () => users.id),
      course: k.text('course').notNull(),
      item: k.text('item').notNull(),
      checkedAt: k.timestamp('checked_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.userId, t.course, t.item] })],
  );
}
