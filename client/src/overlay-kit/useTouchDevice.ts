// Tells whether the learner plays by touch: then texts name the hand button instead of a key.
import { useEffect, useState } from 'react';

/** True from the first touch on, or immediately if touch is the only pointer. */
export function useTouchDevice(): boolean {
  const [touched, setTouched] = useState(() => window.matchMedia('(hover: none) and (pointer: coarse)').matches);
  useEffect(() => {
    const onTouch = () => setTouched(true);
    window.addEventListener('touchstart', onTouch, { once: true, passive: true });
    return () => window.removeEventListener('touchstart', onTouch);
  }, []);
  return touched;
}
