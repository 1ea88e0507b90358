// The height of the output that the learner has dragged, in pixels, kept in this browser; undefined for what the page gives it.
import { useState } from 'react';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export const MIN_CONSOLE_HEIGHT = 60;
export const MAX_CONSOLE_HEIGHT = 640;

const clampConsoleHeight = (height: number): number =>
  Math.round(Math.min(MAX_CONSOLE_HEIGHT, Math.max(MIN_CONSOLE_HEIGHT, height)));

const storedHeight = storedValue<number | undefined>(
  STORAGE_KEYS.consoleHeight,
  (value) => (typeof value === 'number' && Number.isFinite(value) ? clampConsoleHeight(value) : undefined),
  { fallback: undefined },
);

export interface ConsoleHeight {
  height: number | undefined;
  set(height: number): void;
  /** Back to the height that the page gives it. */
  reset(): void;
}

export function useConsoleHeight(): ConsoleHeight {
  const [height, setHeight] = useState(storedHeight.read);
  return {
    height,
    set(next) {
      const clamped = clampConsoleHeight(next);
      setHeight(clamped);
      storedHeight.write(clamped);
    },
    reset() {
      setHeight(undefined);
      storedHeight.remove();
    },
  };
}
