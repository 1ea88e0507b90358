// Loads the moving background once the page is idle, and only where it may move.
import { lazy, Suspense, useEffect, useState } from 'react';
import { useReducedMotion } from '../../../features/settings/useSettings.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';

const Sky = lazy(() => import('./Sky.tsx').then((chunk) => ({ default: chunk.Sky })));

export function LazySky() {
  const isStill = useReducedMotion();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    whenIdle(() => !isCancelled && setIdle(true));
    return () => {
      isCancelled = true;
    };
  }, []);
  if (isStill || !isIdle) return null;
  return (
    <Suspense>
      <Sky />
    </Suspense>
  );
}
