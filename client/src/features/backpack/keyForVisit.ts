// Keeps the key of an open backpack for this visit and this tab; the phrase itself is kept nowhere.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

interface KeyForVisit {
  person: string;
  /** Base64. */
  key: string;
}

const schema: Schema<KeyForVisit> = (value) =>
  isRecord(value) && typeof value.person === 'string' && typeof value.key === 'string'
    ? { person: value.person, key: value.key }
    : undefined;

const stored = storedValue<KeyForVisit | undefined>(STORAGE_KEYS.backpackKey, schema, { fallback: undefined });

/** Undefined if the backpack is closed, or another person's. */
export function readKey(person: string): string | undefined {
  const kept = stored.read();
  return kept?.person === person ? kept.key : undefined;
}

export const keepKey = (person: string, key: string): void => void stored.write({ person, key });
export const forgetKey = (): void => stored.remove();
