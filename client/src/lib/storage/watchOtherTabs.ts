// Watches what other tabs write to local storage.
import type { StorageKey } from './keys.ts';

/** Calls `onWrite` with the id inside the key's family ("" for a single key) and the new text. Returns the unsubscribe function. */
export function watchOtherTabs(entry: StorageKey, onWrite: (id: string, text: string | null) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null) return;
    const isMatch = entry.key.endsWith(':') ? key.startsWith(entry.key) : key === entry.key;
    if (isMatch) onWrite(key.slice(entry.key.length), newValue);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
