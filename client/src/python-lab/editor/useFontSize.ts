// The size of the code's letters: 14 pixels unless the learner chose another, kept in this browser.
import { useState } from 'react';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export const DEFAULT_FONT_SIZE = 14;
export const MIN_FONT_SIZE = 12;
export const MAX_FONT_SIZE = 28;
const STEP = 2;

const clampFontSize = (size: number): number =>
  Number.isFinite(size) && size > 0 ? Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, size)) : DEFAULT_FONT_SIZE;

const storedFontSize = storedValue(STORAGE_KEYS.editorFontSize, (value) => clampFontSize(Number(value)), {
  fallback: DEFAULT_FONT_SIZE,
});

export interface FontSize {
  size: number;
  decrease(): void;
  increase(): void;
}

export function useFontSize(): FontSize {
  const [size, setSize] = useState(storedFontSize.read);
  const change = (by: number) => {
    const next = clampFontSize(size + by);
    setSize(next);
    storedFontSize.write(next);
  };
  return { size, decrease: () => change(-STEP), increase: () => change(STEP) };
}
