// Reveals a text letter by letter at the learner's text speed.
import { TYPEWRITER_MAX_MS, TYPEWRITER_MIN_MS } from '@lanternwise/shared/constants/timings';
import { useCallback, useEffect, useMemo, useState } from 'react';

export type TextSpeed = 'slow' | 'normal' | 'fast' | 'instant';

/** Factor on the time per letter. */
const SPEED_FACTOR: Record<TextSpeed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** Milliseconds per letter: 1000 / length clamped to 30–80, scaled by the text speed. 0 shows the whole text at once. */
export function msPerLetter(text: string, speed: TextSpeed): number {
  const base = Math.min(TYPEWRITER_MAX_MS, Math.max(TYPEWRITER_MIN_MS, 1000 / Math.max(1, text.length)));
  return base * SPEED_FACTOR[speed];
}

export interface Typewriter {
  visibleText: string;
  isDone: boolean;
  finish(): void;
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** Splits by grapheme, so that a Devanagari letter stays together with its signs. */
const splitGraphemes = (text: string): readonly string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);

/** Types `text` out and restarts when it changes; `onLetter` is called for each letter (for blips). */
export function useTypewriter(text: string, speed: TextSpeed, onLetter?: (index: number) => void): Typewriter {
  const [typed, setTyped] = useState({ text, length: 0 });
  const length = typed.text === text ? typed.length : 0;
  const letters = useMemo(() => splitGraphemes(text), [text]);
  const ms = msPerLetter(text, speed);
  const isDone = ms === 0 || length >= letters.length;

  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => {
      onLetter?.(length);
      setTyped({ text, length: length + 1 });
    }, ms);
    return () => clearTimeout(timer);
  }, [text, length, ms, isDone, onLetter]);

  const finish = useCallback(() => setTyped({ text, length: letters.length }), [text, letters]);
  return { visibleText: isDone ? text : letters.slice(0, length).join(''), isDone, finish };
}
