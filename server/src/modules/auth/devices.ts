// Remembers the browsers on which an account was signed in, by the hash of their cookie, so that strangers cannot lock its owner out there.
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { deleteBy } from '../../db/rows.ts';
import { DEVICE_LIFETIME_MS } from '../../http/sessionCredentials.ts';

/** Of one account; the one that was used longest ago is forgotten. */
export const MAX_DEVICES = 20;

/** Called with every new session of a browser. */
export async function rememberDevice(tx: Db, userId: string, deviceHash: string, now: number): Promise<void> {
  const { knownDevices } = tx.tables;
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.userId], set: { lastUsedAt: now } });
  await forgetOldest(tx, userId, deviceHash);
}

/** Never the one that was just used, which counts as the oldest after the clock was set back. */
async function forgetOldest(tx: Db, userId: string, used: string): Promise<void> {
  const { knownDevices } = tx.tables;
  const surplus = await tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, used)))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(MAX_DEVICES)
    .offset(MAX_DEVICES - 1);
  if (surplus.length === 0) return;
  const hashes = surplus.map(({ deviceHash }) => deviceHash);
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), inArray(knownDevices.deviceHash, hashes)));
}

export async function isKnownDevice(db: Db, userId: string, deviceHash: string, now = Date.now()): Promise<boolean> {
  const { knownDevices } = db.tables;
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.deviceHash, deviceHash),
        gt(knownDevices.lastUsedAt, now - DEVICE_LIFETIME_MS),
      ),
    );
  return row !== undefined;
}

/** The hashes of an account's known devices. */
export async function knownDevicesOf(db: Db, userId: string): Promise<string[]> {
  const { knownDevices } = db.tables;
  const query = db.select({ deviceHash: knownDevices.deviceHash }).from(knownDevices);
  const rows = await query.where(eq(knownDevices.userId, userId)).limit(MAX_DEVICES);
  return rows.map(({ deviceHash }) => deviceHash);
}

/** Whether any account was signed in with this cookie, which shows that this server issued it. */
export async function isOurDevice(db: Db, deviceHash: string): Promise<boolean> {
  const { knownDevices } = db.tables;
  const query = db.select({ userId: knownDevices.userId }).from(knownDevices);
  const [row] = await query.where(eq(knownDevices.deviceHash, deviceHash)).limit(1);
  return row !== undefined;
}

/** After a password was reset: a device may be that of a person who knew the old one. */
export const forgetDevices = deleteBy('knownDevices', 'userId');

export async function purgeDevices(tx: Db, now: number): Promise<void> {
  const { knownDevices } = tx.tables;
  await tx.delete(knownDevices).where(lt(knownDevices.lastUsedAt, now - DEVICE_LIFETIME_MS));
}
