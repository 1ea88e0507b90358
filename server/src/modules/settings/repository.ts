// Database queries of the site's settings.
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { siteSettings } from '../../db/tables.ts';

export async function readSetting(db: Db, key: string): Promise<{ value: unknown; updatedAt: number } | undefined> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.key, key));
  return row;
}

export async function writeSetting(tx: Db, key: string, value: unknown, updatedAt = Date.now()): Promise<void> {
  await tx
    .insert(siteSettings)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value, updatedAt } });
}
