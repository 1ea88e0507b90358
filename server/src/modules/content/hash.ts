// Short hashes of what is served: ETags and the hashes of revisions.
import { createHash } from 'node:crypto';
import type { Translations } from '@lanternwise/shared/content/translations';

/** The ETag of a body. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The hash of what an Admin published: the lessons, and the Hindi that was written with them, in whatever order a data base returns it. */
export const revisionHash = (body: string, translations: Translations | null): string =>
  hashOf(translations ? body + JSON.stringify(sortKeys(translations)) : body);

const sortKeys = (translations: Translations): Translations =>
  Object.fromEntries(Object.entries(translations).sort(([a], [b]) => (a < b ? -1 : 1)));
