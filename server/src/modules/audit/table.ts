// The table of what people with power over others did, to whom and why.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function auditTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'audit_log',
    {
      id: k.text('id').primaryKey(),
      at: k.timestamp('at').notNull(),
      /** Who did it; null where the server itself or a command did, or where that account is gone. */
      actorId: k.text('actor_id').references(() => users.id, { onDelete: 'set null' }),
      /** Kebab-case verb, for example `role-changed`. */
      action: k.text('action').notNull(),
      /** What it was done to, for example `user`, and its id. Not a foreign key: the record outlives its subject. */
      subjectKind: k.text('subject_kind').notNull(),
      subjectId: k.text('subject_id').notNull(),
      reason: k.text('reason'),
      /** Before and after, or other facts; never a secret, never a child's text. */
      detail: k.json<Record<string, unknown>>('detail').notNull(),
    },
    (t) => [
      k.index('audit_log_at').on(t.at),
      k.index('audit_log_subject').on(t.subjectKind, t.subjectId, t.at),
      k.index('audit_log_actor').on(t.actorId),
    ],
  );
}
