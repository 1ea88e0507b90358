// Defines the tables of teachers' notes and of weekly mail settings.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function reportTables(k: ColumnBuilders, users: ReferencedTable, parentLinks: ReferencedTable) {
  const person = (name: string) =>
    k
      .text(name)
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' });
  const teacherNotes = k.table(
    'teacher_notes',
    {
      teacherId: person('teacher_id'),
      studentId: person('student_id'),
      note: k.text('note').notNull(),
      updatedAt: k.timestamp('updated_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.teacherId, t.studentId] }), k.index('teacher_notes_student').on(t.studentId)],
  );
  const digests = k.table(
    'digests',
    {
      linkId: k
        .text('link_id')
        .primaryKey()
        .references(() => parentLinks.id, { onDelete: 'cascade' }),
      parentWants: k.bool('parent_wants').notNull().default(true),
      childAllows: k.bool('child_allows').notNull().default(true),
      /** sha256 of the secret in the last mail's unsubscribe link. */
      stopHash: k.text('stop_hash'),
      sentAt: k.timestamp('sent_at'),
    },
    (t) => [k.uniqueIndex('digests_stop').on(t.stopHash)],
  );
  return { teacherNotes, digests };
}
