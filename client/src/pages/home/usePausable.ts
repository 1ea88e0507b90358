// Whether something that moves by itself may run: not if the visitor paused it (kept in this browser), not with reduced motion.
import { useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { stringListSchema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export type LoopName = 'film' | 'sky' | 'reviews';

const pausedLoops = storedValue<readonly string[]>(STORAGE_KEYS.pausedLoops, stringListSchema, { fallback: [] });

export interface Pausable {
  isRunning: boolean;
  /** False with reduced motion: nothing moves, and a button would do nothing. */
  canMove: boolean;
  toggle(): void;
}

export function usePausable(name: LoopName): Pausable {
  const canMove = !useReducedMotion();
  const [isPaused, setPaused] = useState(() => pausedLoops.read().includes(name));
  const toggle = () => {
    const others = pausedLoops.read().filter((each) => each !== name);
    pausedLoops.write(isPaused ? others : [...others, name]);
    setPaused(!isPaused);
  };
  return { isRunning: canMove && !isPaused, canMove, toggle };
}
