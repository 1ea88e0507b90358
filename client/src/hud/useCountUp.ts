// Animates a number up to its new value within a second; it never counts down.
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../features/settings/useSettings.ts';

const DURATION_MS = 900;

export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    const start = from.current;
    if (value <= start) return;
    from.current = value;
    if (reducedMotion) {
      setShown(value);
      return;
    }
    let frame = 0;
    const startedAt = performance.now();
    const tick = (now: number) => {
      const progress = Math.min(1, (now - startedAt) / DURATION_MS);
      setShown(Math.round(start + (value - start) * progress));
      if (progress < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, reducedMotion]);
  return Math.max(shown, from.current === value ? shown : 0);
}
