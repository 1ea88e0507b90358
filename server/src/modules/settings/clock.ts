// The latest time at which the server believed the clock, stored among the site's settings.
import type { Db } from '../../db/db.ts';
import { readSetting, writeSetting } from './repository.ts';

const SETTING = 'clock';

/** In ms; undefined if none is stored. */
export async function readSeenAt(db: Db): Promise<number | undefined> {
  const value = (await readSetting(db, SETTING))?.value;
  const seenAt = typeof value === 'object' && value !== null && 'seenAt' in value ? value.seenAt : undefined;
  return typeof seenAt === 'number' ? seenAt : undefined;
}

export const writeSeenAt = (tx: Db, seenAt: number): Promise<void> => writeSetting(tx, SETTING, { seenAt }, seenAt);
