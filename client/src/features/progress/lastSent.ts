// Stores when a person's progress was last sent from this browser, for the sign shown without a network.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

const timeSchema: Schema<number> = (value) => (typeof value === 'number' && value > 0 ? value : undefined);

const lastSentOf = (person: string) =>
  storedValue<number | undefined>(STORAGE_KEYS.lastSent, timeSchema, { id: person, fallback: undefined });

/** In ms since 1970; undefined if nothing was sent yet. */
export const readLastSent = (person: string): number | undefined => lastSentOf(person).read();

export function storeLastSent(person: string, at: number): void {
  lastSentOf(person).write(at);
}
