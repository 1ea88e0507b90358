// A small choice of the interface that survives a reload in this browser (which panel is folded, and the like).
import { useCallback, useState } from 'react';

export function useStoredFlag(name: string, initial: boolean): [boolean, (next: boolean) => void] {
  const key = `lanternwise:${name}`;
  const [flag, setFlag] = useState(() => {
    try {
      return (localStorage.getItem(key) ?? String(initial)) === 'true';
    } catch {
      return initial;
    }
  });
  const store = useCallback(
    (next: boolean) => {
      setFlag(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // Blocked storage: the choice holds until the page closes.
      }
    },
    [key],
  );
  return [flag, store];
}
