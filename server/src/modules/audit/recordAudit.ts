// Records an action in the audit log, in the same transaction as the action.
import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditSubject } from '@lanternwise/shared/constants/audit';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

export interface AuditEntry {
  /** Account id of the actor; null for the server and for commands. */
  actorId: string | null;
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  reason?: string;
  /** Old and new values or other facts; must not contain secrets or children's texts. */
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

/** Unless the same actor did the same to the same subject within the last `withinMs`. */
export async function recordAuditOnce(
  tx: Db,
  entry: AuditEntry & { actorId: string },
  withinMs: number,
): Promise<void> {
  const { auditLog } = tx.tables;
  const { actorId, action, subject } = entry;
  const isSame = and(
    eq(auditLog.subjectKind, subject.kind),
    eq(auditLog.subjectId, subject.id),
    gt(auditLog.at, Date.now() - withinMs),
    eq(auditLog.actorId, actorId),
    eq(auditLog.action, action),
  );
  if ((await tx.$count(auditLog, isSame)) === 0) await recordAudit(tx, entry);
}
