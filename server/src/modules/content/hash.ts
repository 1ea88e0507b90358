// Computes ETags and revision hashes.
import { createHash } from 'node:crypto';
import type { RealmTranslations } from '@lanternwise/shared/content/translations';

/** The ETag of a body. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Hash of an Admin's revision: content and translations, independent of the key order that the database returns. */
export const revisionHash = (body: string, translations: RealmTranslations | null): string =>
  hashOf(translations ? body + JSON.stringify(sortKeys(translations)) : body);

const sortKeys = (values: object): object => {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'object' ? sortKeys(value) : value]));
};
