// Tells when the wanted direction has been held long enough, by key or by an on-screen arrow; other directions are ignored.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyBindings } from '../../bridge/inputActions.ts';
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
  const latest = useRef(onHeld);
  useEffect(() => {
    latest.current = onHeld;
  });
  const isHeld = held !== undefined && held === wanted;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => latest.current(), HOLD_MS);
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
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', release);
    };
  }, [keys, release]);
  return { held, press: setHeld, release };
}
