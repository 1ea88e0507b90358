// One press goes one step: Space, Enter, the interact key or a click anywhere in the dialogue box, held keys count once.
import { useEffect, useRef } from 'react';

/** Controls inside the box with a job of their own; the Next button is none: pressing it is pressing the box. */
const OWN_CONTROLS = 'button:not([data-advance]), .dlg-backlog';

const hasOwnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(OWN_CONTROLS) !== null;

/** `element` is state of the caller, because the dialog puts its content into the page only later. */
export function useAdvance(element: HTMLElement | null, interactKeys: readonly string[], press: () => void): void {
  const newest = useRef(press);
  useEffect(() => {
    newest.current = press;
  });
  useEffect(() => {
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const advances = event.key === ' ' || event.key === 'Enter' || interactKeys.includes(event.code);
      if (!advances || hasOwnControl(event)) return;
      event.preventDefault();
      if (!event.repeat) newest.current();
    };
    const onClick = (event: MouseEvent) => {
      if (!hasOwnControl(event)) newest.current();
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('click', onClick);
    };
  }, [element, interactKeys]);
}
