// A number that runs up to its new value within a second and never down.
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../features/settings/useSettings.ts';

const LONGEST_MS = 900;

export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  const still = useReducedMotion();
  useEffect(() => {
    const start = from.current;
    if (value <= start) return;
    from.current = value;
    if (still) {
      setShown(value);
      return;
    }
    let frame = 0;
    const began = performance.now();
    const tick = (now: number) => {
      const share = Math.min(1, (now - began) / LONGEST_MS);
      setShown(Math.round(start + (value - start) * share));
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, still]);
  return Math.max(shown, from.current === value ? shown : 0);
}
