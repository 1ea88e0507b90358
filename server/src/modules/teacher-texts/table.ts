// Defines the tables of what teachers wrote to children, kept for the Admin, and of what children told an adult about it.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export const TEXT_FIELDS = ['live-gather', 'assignment-note', 'class-name', 'learner-note'] as const;

export function teacherTextTables(k: ColumnBuilders, users: ReferencedTable) {
  /** Without references: a text outlives the account of its sender and the class. No child's id stands here. */
  const teacherTexts = k.table(
    'teacher_texts',
    {
      id: k.text('id').primaryKey(),
      senderId: k.text('sender_id').notNull(),
      /** The user name when it was written. */
      senderName: k.text('sender_name').notNull(),
      groupId: k.text('group_id').notNull(),
      field: k.textEnum('field', TEXT_FIELDS).notNull(),
      text: k.text('text').notNull(),
      writtenAt: k.timestamp('written_at').notNull(),
    },
    (t) => [
      k.index('teacher_texts_written').on(t.writtenAt),
      k.index('teacher_texts_group').on(t.groupId, t.field),
      k.index('teacher_texts_sender').on(t.senderId),
    ],
  );
  const adultReports = k.table(
    'adult_reports',
    {
      id: k.text('id').primaryKey(),
      textId: k.belongsTo('text_id', () => teacherTexts.id),
      /** The child who told; null once the account is deleted. */
      childId: k.text('child_id').references(() => users.id, { onDelete: 'set null' }),
      /** How often the child told of it. */
      times: k.int('times').notNull(),
      toldParent: k.bool('told_parent').notNull(),
      toldAdmin: k.bool('told_admin').notNull(),
      openedAt: k.timestamp('opened_at').notNull(),
      lastAt: k.timestamp('last_at').notNull(),
      /** Null while it is open. */
      closedAt: k.timestamp('closed_at'),
      closedBy: k.text('closed_by').references(() => users.id, { onDelete: 'set null' }),
      closingNote: k.text('closing_note'),
    },
    (t) => [
      k.index('adult_reports_text').on(t.textId),
      k.index('adult_reports_child').on(t.childId),
      k.index('adult_reports_closer').on(t.closedBy),
      k.index('adult_reports_open').on(t.closedAt, t.openedAt),
    ],
  );
  return { teacherTexts, adultReports };
}
