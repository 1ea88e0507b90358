// When the server last did something that it does once in a while, stored among the site's settings.
import type { Db } from '../../db/db.ts';
import { readSetting, writeSetting } from './repository.ts';

/** In ms; 0 if it was never done, or by a clock that was ahead. */
export async function readMoment(db: Db, key: string, now: number): Promise<number> {
  const value = (await readSetting(db, key))?.value;
  return typeof value === 'number' && value <= now ? value : 0;
}

export const writeMoment = (tx: Db, key: string, now: number): Promise<void> => writeSetting(tx, key, now, now);
