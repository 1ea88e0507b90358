// Database queries of the site's settings.
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

export async function readSetting(db: Db, key: string): Promise<{ value: unknown; updatedAt: number } | undefined> {
  const { siteSettings } = db.tables;
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.key, key));
  return row;
}

export async function writeSetting(tx: Db, key: string, value: unknown, updatedAt = Date.now()): Promise<void> {
  const { siteSettings } = tx.tables;
  await tx
    .insert(siteSettings)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value, updatedAt } });
}
