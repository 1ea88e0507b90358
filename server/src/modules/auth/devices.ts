// Remembers the browsers on which an account was signed in, by the hash of their cookie, so that strangers cannot lock its owner out there.
import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { deleteBy, findBy, listBy, putInto } from '../../db/rows.ts';
import { DEVICE_LIFETIME_MS } from '../../http/sessionCredentials.ts';

/** Of one account; the one that was used longest ago is forgotten. */
export const MAX_DEVICES = 20;

/** Called with every new session of a browser. */
export async function rememberDevice(tx: Db, userId: string, deviceHash: string, now: number): Promise<void> {
  await putInto('knownDevices', 'deviceHash', 'userId')(tx, { userId, deviceHash, lastUsedAt: now });
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
  const device = await findBy('knownDevices', 'userId', 'deviceHash')(db, userId, deviceHash);
  return device !== undefined && device.lastUsedAt > now - DEVICE_LIFETIME_MS;
}

/** The hashes of an account's known devices. */
export const knownDevicesOf = async (db: Db, userId: string): Promise<string[]> =>
  (await listBy('knownDevices', ['userId'], [], MAX_DEVICES)(db, userId)).map(({ deviceHash }) => deviceHash);

/** Whether any account was signed in with this cookie, which shows that this server issued it. */
export const isOurDevice = async (db: Db, deviceHash: string): Promise<boolean> =>
  (await findBy('knownDevices', 'deviceHash')(db, deviceHash)) !== undefined;

/** After a password was reset: a device may be that of a person who knew the old one. */
export const forgetDevices = deleteBy('knownDevices', 'userId');

export async function purgeDevices(tx: Db, now: number): Promise<void> {
  const { knownDevices } = tx.tables;
  await tx.delete(knownDevices).where(lt(knownDevices.lastUsedAt, now - DEVICE_LIFETIME_MS));
}
