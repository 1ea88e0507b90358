// Watches what other tabs write to local storage.

import { listen } from '../subscriptions.ts';
import type { StorageKey } from './keys.ts';

/** Calls `onWrite` with the id inside the key's family ("" for a single key) and the new text. Returns the unsubscribe function. */
export function watchOtherTabs(entry: StorageKey, onWrite: (id: string, text: string | null) => void): () => void {
  return listen(window, 'storage', ({ key, newValue }) => {
    if (key === null) return;
    const isMatch = entry.key.endsWith(':') ? key.startsWith(entry.key) : key === entry.key;
    if (isMatch) onWrite(key.slice(entry.key.length), newValue);
  });
}
