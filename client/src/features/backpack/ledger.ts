// What this device knows of each work: a hash of its text, when its last change was noticed, and what was packed of it.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import type { Pack } from './pack.ts';
import type { LocalWork } from './works.ts';

interface Entry {
  hash: string;
  /** Undefined for what was there before anybody looked. */
  at?: number;
  /** Hash of what the backpack has of it. */
  packed?: string;
}

export interface Ledger {
  /** Of the backpack that was packed; of another one nothing is known. */
  id: string;
  entries: Readonly<Record<string, Entry>>;
}

const NONE: Ledger = { id: '', entries: {} };

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  typeof value.hash === 'string' &&
  ['undefined', 'number'].includes(typeof value.at) &&
  ['undefined', 'string'].includes(typeof value.packed);

const schema: Schema<Ledger> = (value) =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isRecord(value.entries) &&
  Object.values(value.entries).every(isEntry)
    ? (value as unknown as Ledger)
    : undefined;

const stored = (person: string) =>
  storedValue<Ledger>(STORAGE_KEYS.backpackLedger, schema, { id: person, fallback: NONE });

export const readLedger = (person: string): Ledger => stored(person).read();

/** 53 bits: enough to tell two versions of a drawing apart, not to recognise one. */
export function hashText(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** Notes the time of what has changed since the last look; returns the works with what is known of their times. */
export function noticeWorks(
  person: string,
  works: ReadonlyMap<string, LocalWork>,
  now: number,
): Map<string, LocalWork> {
  const { id, entries } = readLedger(person);
  const isFirstLook = Object.keys(entries).length === 0;
  const next: Record<string, Entry> = {};
  const timed = new Map<string, LocalWork>();
  for (const [name, work] of works) {
    const hash = hashText(work.text);
    const before = entries[name];
    const noticed = before?.hash === hash ? before.at : isFirstLook ? undefined : now;
    const at = work.at ?? noticed;
    timed.set(name, { text: work.text, at });
    next[name] = {
      hash,
      ...(at !== undefined && { at }),
      ...(before?.packed !== undefined && { packed: before.packed }),
    };
  }
  // What is missing now may come back with the next taking out.
  for (const [name, entry] of Object.entries(entries)) next[name] ??= entry;
  if (JSON.stringify(next) !== JSON.stringify(entries)) stored(person).write({ id, entries: next });
  return timed;
}

/** What was packed of each work in this backpack. */
export function packedHashes(person: string, pack: Pack): Map<string, string> {
  const { id, entries } = readLedger(person);
  if (id !== pack.id) return new Map();
  return new Map(
    Object.entries(entries).flatMap(([name, { packed }]) => (packed === undefined ? [] : [[name, packed]])),
  );
}

/** After a packing: this device and the backpack have the same. */
export function notePacked(person: string, pack: Pack): void {
  const entries: Record<string, Entry> = {};
  for (const [name, { text, at }] of pack.works) {
    const hash = hashText(text);
    entries[name] = { hash, at, packed: hash };
  }
  stored(person).write({ id: pack.id, entries });
}
