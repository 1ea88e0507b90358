// Records an action in the audit log, in the same transaction as the action.
import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditSubject } from '@lanternwise/shared/constants/audit';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

/** Kind and id. */
type Subject = readonly [kind: AuditSubject, id: string];

/**
 * @param actorId account id of the actor; null for the server and for commands
 * @param detail old and new values or other facts; must not contain secrets or children's texts
 */
export async function recordAudit(
  tx: Db,
  actorId: string | null,
  action: AuditAction,
  [subjectKind, subjectId]: Subject,
  detail: Record<string, unknown> = {},
  reason: string | null = null,
): Promise<void> {
  const entry = { id: randomUUID(), at: Date.now(), actorId, action, subjectKind, subjectId, reason, detail };
  await tx.insert(tx.tables.auditLog).values(entry);
}

/** Unless the same actor did the same to the same subject within the last `withinMs`. */
export async function recordAuditOnce(
  tx: Db,
  actorId: string,
  action: AuditAction,
  subject: Subject,
  withinMs: number,
): Promise<void> {
  const { auditLog } = tx.tables;
  const isSame = and(
    eq(auditLog.subjectKind, subject[0]),
    eq(auditLog.subjectId, subject[1]),
    gt(auditLog.at, Date.now() - withinMs),
    eq(auditLog.actorId, actorId),
    eq(auditLog.action, action),
  );
  if ((await tx.$count(auditLog, isSame)) === 0) await recordAudit(tx, actorId, action, subject);
}
