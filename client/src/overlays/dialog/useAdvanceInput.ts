// One press goes one step: Space, Enter, the interact key or a click anywhere in the dialogue box, held keys count once.
import { useEffect, useRef } from 'react';

/** Controls inside the box with a job of their own; the Next button is none: pressing it is pressing the box. */
const INTERACTIVE_SELECTOR = 'button:not([data-advance]), .dlg-backlog';

const isOnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(INTERACTIVE_SELECTOR) !== null;

/** `element` is state of the caller, because the dialog puts its content into the page only later. */
export function useAdvanceInput(element: HTMLElement | null, interactKeys: readonly string[], press: () => void): void {
  const latestPress = useRef(press);
  useEffect(() => {
    latestPress.current = press;
  });
  useEffect(() => {
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const advances = event.key === ' ' || event.key === 'Enter' || interactKeys.includes(event.code);
      if (!advances || isOnControl(event)) return;
      event.preventDefault();
      if (!event.repeat) latestPress.current();
    };
    const onClick = (event: MouseEvent) => {
      if (!isOnControl(event)) latestPress.current();
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('click', onClick);
    };
  }, [element, interactKeys]);
}
