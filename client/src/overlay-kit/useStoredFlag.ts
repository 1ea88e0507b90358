// Boolean state of the interface that is kept in this browser across reloads, for example whether a panel is folded.
import { useCallback, useState } from 'react';
import type { StorageKey } from '../lib/storage/keys.ts';
import { booleanSchema } from '../lib/storage/schemas.ts';
import { storedValue } from '../lib/storage/storedValue.ts';

export function useStoredFlag(entry: StorageKey, initial: boolean): [boolean, (next: boolean) => void] {
  const [flag, setFlag] = useState(() => storedValue(entry, booleanSchema, { fallback: initial }).read());
  const store = useCallback(
    (next: boolean) => {
      setFlag(next);
      storedValue(entry, booleanSchema, { fallback: next }).write(next);
    },
    [entry],
  );
  return [flag, store];
}
