// Empties the reasons that people wrote for acts on deleted accounts: they may name them.
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

/** Who did what and when stays. */
export async function forgetReasons(tx: Db, userIds: readonly string[]): Promise<void> {
  const { auditLog } = tx.tables;
  await tx
    .update(auditLog)
    .set({ reason: null })
    .where(and(eq(auditLog.subjectKind, 'user'), inArray(auditLog.subjectId, userIds)));
}
