// The size of the code's letters: 14 pixels unless the learner chose another, kept in this browser.
import { useState } from 'react';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export const DEFAULT_FONT_SIZE = 14;
export const MIN_FONT_SIZE = 12;
export const MAX_FONT_SIZE = 28;
const STEP = 2;

const inRange = (size: number): number =>
  Number.isFinite(size) && size > 0 ? Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, size)) : DEFAULT_FONT_SIZE;

const kept = storedValue(STORAGE_KEYS.editorFontSize, (value) => inRange(Number(value)), {
  fallback: DEFAULT_FONT_SIZE,
});

export interface FontSize {
  size: number;
  smaller(): void;
  larger(): void;
}

export function useFontSize(): FontSize {
  const [size, setSize] = useState(kept.read);
  const change = (by: number) => {
    const next = inRange(size + by);
    setSize(next);
    kept.write(next);
  };
  return { size, smaller: () => change(-STEP), larger: () => change(STEP) };
}
