// Tells whether the learner plays by touch: then texts name the hand button instead of a key.
import { useEffect, useState } from 'react';
import { listen } from '../lib/subscriptions.ts';

/** True from the first touch on, or immediately if touch is the only pointer. */
export function useTouchDevice(): boolean {
  const [touched, setTouched] = useState(() => window.matchMedia('(hover: none) and (pointer: coarse)').matches);
  useEffect(() => listen(window, 'touchstart', () => setTouched(true), { once: true, passive: true }), []);
  return touched;
}
