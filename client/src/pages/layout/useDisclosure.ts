// A button that opens something below it: Escape, a click elsewhere, a link inside and the way back close it again.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Disclosure {
  open: boolean;
  toggle(): void;
  /** Around the button and what it opens. */
  containerRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * What the visitor does closes it, never a change of the address by itself: after signing in the next page may still be
 * loading when the account button is pressed, and its arrival must not take the menu away from under the next click.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !containerRef.current?.contains(target)) close();
    };
    // Also what the keyboard activates: Enter on a link is a click.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && containerRef.current?.contains(event.target.closest('a'))) close();
      else onPointerDown(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', close);
    };
  }, [open]);

  const toggle = useCallback(() => setOpen((now) => !now), []);
  return { open, toggle, containerRef, buttonRef };
}
