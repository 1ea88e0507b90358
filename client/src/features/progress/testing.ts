// Helpers of the progress tests: a storage in memory that can be full, and plain events.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { KeyStore } from './eventStore.ts';

export interface FakeStorage extends KeyStore {
  full: boolean;
  keys(): string[];
}

export function fakeStorage(): FakeStorage {
  const entries = new Map<string, string>();
  return {
    full: false,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
}

/** The nth collected item; ids and times rise with n. */
export const pick = (n: number): QuestEvent => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  at: 1_700_000_000_000 + n,
  realm: 'ai-adventure-park',
  kind: 'item-collected',
  ref: `card-${n}`,
});

/** The nth run of one program. */
export const ran = (n: number, code = 'print(1)'): QuestEvent => ({
  ...pick(n),
  kind: 'program-run',
  ref: 'python-print',
  code,
  status: 'failed',
  errorKind: null,
  ms: 1,
});
