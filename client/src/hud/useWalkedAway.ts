// Tells that the avatar has walked a few steps since something was opened over the world.
import { useEffect, useRef } from 'react';
import { useWorldEvent } from '../overlay-kit/useWorld.ts';

/** World pixels: more than a nudge, less than a street. */
const AWAY = 96;

/** Calls `leave` once it has, while `isOpen`. */
export function useWalkedAway(isOpen: boolean, leave: () => void): void {
  const from = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (!isOpen) from.current = undefined;
  }, [isOpen]);
  useWorldEvent('player/moved', ({ x, y }) => {
    if (!isOpen) return;
    from.current ??= { x, y };
    if (Math.hypot(x - from.current.x, y - from.current.y) > AWAY) leave();
  });
}
