// Database queries of the site's settings.
import type { Db } from '../../db/db.ts';
import { findBy, putInto } from '../../db/rows.ts';

export const readSetting = findBy('siteSettings', 'key');

export const writeSetting = (tx: Db, key: string, value: unknown, updatedAt = Date.now()): Promise<void> =>
  putInto('siteSettings', 'key')(tx, { key, value, updatedAt });
