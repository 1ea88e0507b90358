// Reads the keywords that were typed before a reload.
import { isRecord } from '../../lib/storage/schemas.ts';

export const MAX_KEYWORDS = 80;

/** Undefined if the stored value is not what this activity stores. */
export function parseKeywords(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  const isValid = entries.every(([, words]) => typeof words === 'string' && words.length <= MAX_KEYWORDS);
  return isValid ? (Object.fromEntries(entries) as Record<string, string>) : undefined;
}
