// Tells when the wanted direction has been held long enough, by key or by an on-screen arrow; other directions are ignored.
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { KeyBindings } from '../../bridge/inputActions.ts';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { DIRECTIONS, type Direction, HOLD_MS } from './tutorialSteps.ts';

export interface Hold {
  /** The direction held at present, wanted or not. */
  held: Direction | undefined;
  press(direction: Direction): void;
  release(): void;
}

/** `onHeld` is called once for each hold of the wanted direction. */
export function useHold(wanted: Direction | undefined, keys: KeyBindings, onHeld: () => void): Hold {
  const [held, setHeld] = useState<Direction>();
  const tell = useEffectEvent(onHeld);
  const isHeld = held !== undefined && held === wanted;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => tell(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const release = useCallback(() => setHeld(undefined), []);
  useEffect(() => {
    const directionOf = (code: string) => DIRECTIONS.find((each) => keys[each].includes(code));
    const onDown = (event: KeyboardEvent) => {
      const direction = directionOf(event.code);
      if (direction && !event.repeat) setHeld(direction);
    };
    const onUp = (event: KeyboardEvent) => {
      const direction = directionOf(event.code);
      setHeld((current) => (current === direction ? undefined : current));
    };
    return stopAll(listen(window, 'keydown', onDown), listen(window, 'keyup', onUp), listen(window, 'blur', release));
  }, [keys, release]);
  return { held, press: setHeld, release };
}
