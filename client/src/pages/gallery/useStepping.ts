// Steps through pictures by the arrow keys, wherever the focus is, and by swipes on one element.
import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';
import { listen, stopAll } from '../../lib/subscriptions.ts';

/** A shorter way of the finger is a tap. */
const SWIPE_PIXELS = 48;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the ref of the element that is swiped; it may appear later, as what a dialog shows does. */
export function useStepping(go: (step: number) => void): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const onStep = useEffectEvent(go);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const step = STEPS[key];
      if (step !== undefined) onStep(step);
    };
    return listen(document, 'keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!element) return;
    let start: number | undefined;
    const onDown = ({ clientX }: PointerEvent) => {
      start = clientX;
    };
    const onUp = ({ clientX }: PointerEvent) => {
      const way = start === undefined ? 0 : clientX - start;
      start = undefined;
      if (Math.abs(way) >= SWIPE_PIXELS) onStep(way < 0 ? 1 : -1);
    };
    return stopAll(listen(element, 'pointerdown', onDown), listen(element, 'pointerup', onUp));
  }, [element]);
  return setElement;
}
