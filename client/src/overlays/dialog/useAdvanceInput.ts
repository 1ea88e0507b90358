// Advances a dialogue on Space, Enter, the interact key or a click in its box; held keys count once.
import { useEffect, useEffectEvent } from 'react';
import { listen, stopAll } from '../../lib/subscriptions.ts';

/** Elements in the box that do not advance it. The Next button does, because its events bubble to the box. */
const INTERACTIVE_SELECTOR = 'button:not([data-advance]), [data-keeps-line]';

const isOnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(INTERACTIVE_SELECTOR) !== null;

/** `element` must be state of the caller, because the dialog mounts its content after the first render. */
export function useAdvanceInput(element: HTMLElement | null, interactKeys: readonly string[], press: () => void): void {
  const advance = useEffectEvent(press);
  useEffect(() => {
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const advances = event.key === ' ' || event.key === 'Enter' || interactKeys.includes(event.code);
      if (!advances || isOnControl(event)) return;
      event.preventDefault();
      if (!event.repeat) advance();
    };
    const onClick = (event: MouseEvent) => {
      if (!isOnControl(event)) advance();
    };
    return stopAll(listen(element, 'keydown', onKey), listen(element, 'click', onClick));
  }, [element, interactKeys]);
}
