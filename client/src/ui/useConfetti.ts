// Fires confetti once on a canvas; the library is loaded when it is needed.
import { useEffect } from 'react';

/** Nothing is fired while there is no canvas. */
export function useConfetti(canvas: HTMLCanvasElement | null, particleCount: number): void {
  useEffect(() => {
    if (!canvas) return;
    let reset: (() => void) | undefined;
    void import('canvas-confetti').then(({ default: confetti }) => {
      const fireConfetti = confetti.create(canvas, { resize: true });
      reset = fireConfetti.reset;
      void fireConfetti({ particleCount, spread: 80, origin: { y: 0.35 }, disableForReducedMotion: true });
    });
    return () => reset?.();
  }, [canvas, particleCount]);
}
