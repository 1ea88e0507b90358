// Whether the player is on a walk, for parts of the HUD that make room for it.
import { useEffect, useRef, useState } from 'react';
import { useWorldEvent } from '../overlay-kit/useWorld.ts';

/** A shorter walk, such as a step to the side, changes nothing. */
const WALK_STARTS_MS = 400;
const WALK_ENDS_MS = 1200;

/** Returns whether the player walks, and a function that ends the walk for the HUD until the next one. */
export function useWalking(): readonly [boolean, () => void] {
  const [isWalking, setWalking] = useState(false);
  const startedAt = useRef<number | undefined>(undefined);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<{ x: number; y: number }>(undefined);
  const stop = () => {
    startedAt.current = undefined;
    setWalking(false);
  };
  useWorldEvent('player/moved', ({ x, y }) => {
    const before = last.current;
    last.current = { x, y };
    // The first position, or a turn without a step.
    if (!before || (before.x === x && before.y === y)) return;
    const now = performance.now();
    startedAt.current ??= now;
    if (now - startedAt.current >= WALK_STARTS_MS) setWalking(true);
    clearTimeout(end.current);
    end.current = setTimeout(stop, WALK_ENDS_MS);
  });
  useEffect(() => () => clearTimeout(end.current), []);
  return [isWalking, stop];
}
