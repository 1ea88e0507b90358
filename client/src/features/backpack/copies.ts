// Works that others have replaced: kept on this device until they are brought back, dismissed, or more are replaced.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

type Copies = Readonly<Record<string, string>>;

const NONE: Copies = {};
const schema: Schema<Copies> = (value) =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string') ? (value as Copies) : undefined;

const stored = (person: string) =>
  storedValue<Copies>(STORAGE_KEYS.backpackCopies, schema, { id: person, fallback: NONE, memoryFallback: false });

/** Texts by the name of the work. */
export const readCopies = (person: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(stored(person).read()));

/** Adds to what is there. Returns false if the browser has no room: then nothing may be replaced. */
export function keepCopies(person: string, works: ReadonlyMap<string, { text: string }>): boolean {
  if (works.size === 0) return true;
  const copies = new Map(readCopies(person));
  for (const [name, { text }] of works) copies.set(name, text);
  return stored(person).write(Object.fromEntries(copies));
}

export const forgetCopies = (person: string): void => stored(person).remove();
