// The size of the code's letters: 14 pixels unless the learner chose another, kept in this browser.
import { useState } from 'react';

export const DEFAULT_FONT_SIZE = 14;
export const MIN_FONT_SIZE = 12;
export const MAX_FONT_SIZE = 28;
const STEP = 2;
const KEY = 'lanternwise:code-size';

const inRange = (size: number): number =>
  Number.isFinite(size) && size > 0 ? Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, size)) : DEFAULT_FONT_SIZE;

function stored(): number {
  try {
    return inRange(Number(localStorage.getItem(KEY)));
  } catch {
    return DEFAULT_FONT_SIZE;
  }
}

export interface FontSize {
  size: number;
  smaller(): void;
  larger(): void;
}

export function useFontSize(): FontSize {
  const [size, setSize] = useState(stored);
  const change = (by: number) => {
    const next = inRange(size + by);
    setSize(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // Blocked storage: the size holds until the page closes.
    }
  };
  return { size, smaller: () => change(-STEP), larger: () => change(STEP) };
}
