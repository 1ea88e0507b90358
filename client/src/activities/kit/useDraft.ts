// A half-done piece of work that stays in this browser, so that a reload or another step finds it again.
import { useState } from 'react';

/** State stored under `key`; what is stored and does not pass `valid` is forgotten. */
export function useDraft<T>(key: string, empty: T, valid: (value: unknown) => T | undefined): [T, (next: T) => void] {
  const name = `lanternwise:draft:${key}`;
  const [draft, setDraft] = useState<T>(() => {
    try {
      return valid(JSON.parse(localStorage.getItem(name) ?? 'null')) ?? empty;
    } catch {
      return empty;
    }
  });
  const store = (next: T) => {
    setDraft(next);
    try {
      localStorage.setItem(name, JSON.stringify(next));
    } catch {
      // Blocked or full storage: the work holds until the window closes.
    }
  };
  return [draft, store];
}
