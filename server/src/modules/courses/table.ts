// The table of ticks on a course's checklist, kept with the account.
import type { Kit, OwnerTable } from '../../db/kit.ts';

export function coursesTable(k: Kit, users: OwnerTable) {
  return k.table(
    'course_checks',
    {
      userId: k
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      course: k.text('course').notNull(),
      item: k.text('item').notNull(),
      checkedAt: k.when('checked_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.userId, t.course, t.item] })],
  );
}
