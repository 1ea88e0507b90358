// Computes ETags and revision hashes.
import { createHash } from 'node:crypto';
import type { Translations } from '@lanternwise/shared/content/translations';

/** The ETag of a body. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Hash of an Admin's revision: content and Hindi, independent of the key order that the database returns. */
export const revisionHash = (body: string, translations: Translations | null): string =>
  hashOf(translations ? body + JSON.stringify(sortKeys(translations)) : body);

const sortKeys = (translations: Translations): Translations =>
  Object.fromEntries(Object.entries(translations).sort(([a], [b]) => (a < b ? -1 : 1)));
