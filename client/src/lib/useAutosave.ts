// Saves typed text: when typing pauses, and at once when the page or component is left.
import { useCallback, useEffect, useRef } from 'react';
import { listen, stopAll } from './subscriptions.ts';

const DELAY_MS = 400;

/** Returns what saves a value later, in place of one that waits; undefined only forgets that one. */
export function useAutosave<T>(save: (value: T) => void): (value: T | undefined) => void {
  const latest = useRef(save);
  const waiting = useRef<T>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = save;
  });
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const value = waiting.current;
    waiting.current = undefined;
    if (value !== undefined) latest.current(value);
  }, []);
  useEffect(() => stopAll(listen(window, 'pagehide', flush), flush), [flush]);
  return useCallback(
    (value) => {
      waiting.current = value;
      clearTimeout(timer.current);
      if (value !== undefined) timer.current = setTimeout(flush, DELAY_MS);
    },
    [flush],
  );
}
