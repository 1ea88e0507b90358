// Defines the audit log table.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function auditTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'audit_log',
    {
      id: k.text('id').primaryKey(),
      at: k.timestamp('at').notNull(),
      /** Account id of the actor; null for the server, for commands and for deleted accounts. */
      actorId: k.text('actor_id').references(() => users.id, { onDelete: 'set null' }),
      /** Kebab-case, e.g. `role-changed`. */
      action: k.text('action').notNull(),
      /** Kind of subject, e.g. `user`, and its id; not a foreign key, because entries outlive their subjects. */
      subjectKind: k.text('subject_kind').notNull(),
      subjectId: k.text('subject_id').notNull(),
      reason: k.text('reason'),
      /** Old and new values or other facts; must not contain secrets or children's texts. */
      detail: k.json<Record<string, unknown>>('detail').notNull(),
    },
    (t) => [
      k.index('audit_log_at').on(t.at),
      k.index('audit_log_subject').on(t.subjectKind, t.subjectId, t.at),
      k.index('audit_log_actor').on(t.actorId),
    ],
  );
}
