// Removes from the audit log the names of children that older versions kept with each search; runs at start.
import { and, eq, like, sql } from 'drizzle-orm';
import type { Store } from '../../db/openStore.ts';

/** Who searched and when stays. */
export async function forgetSearchedNames(store: Store): Promise<void> {
  await store.write(async (tx) => {
    const { auditLog } = tx.tables;
    await tx
      .update(auditLog)
      .set({ detail: {} })
      .where(and(eq(auditLog.action, 'names-searched'), like(sql`cast(${auditLog.detail} as text)`, '%"text"%')));
  });
}
