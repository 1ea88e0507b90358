// Writing down an act of power, inside the write that does it.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';

export interface AuditEntry {
  /** Account of whoever did it; null for the server and for commands. */
  actorId: string | null;
  /** Kebab-case verb, for example `role-changed`. */
  action: string;
  subject: { kind: string; id: string };
  reason?: string;
  /** Before and after, or other facts; never a secret, never a child's text. */
  detail?: Record<string, unknown>;
}

export async function recordAudit(
  tx: Db,
  { actorId, action, subject, reason, detail = {} }: AuditEntry,
): Promise<void> {
  const { auditLog } = tx.tables;
  await tx.insert(auditLog).values({
    id: randomUUID(),
    at: Date.now(),
    actorId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reason: reason ?? null,
    detail,
  });
}
