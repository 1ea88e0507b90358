// Scrolls to what a press of a button brings, once it is there: on a low screen it would appear below the window's edge.
import { useEffect, useRef } from 'react';

/** `showNext` before the press; the next different `value` is scrolled to. */
export function useShownResult(value: unknown) {
  const result = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (value === undefined || !isAwaited.current) return;
    isAwaited.current = false;
    result.current?.scrollIntoView({ block: 'start' });
  }, [value]);
  const showNext = () => {
    isAwaited.current = true;
  };
  return { result, showNext };
}
