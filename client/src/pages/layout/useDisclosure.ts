// State of a button that opens a menu; Escape, a click outside, a link inside and browser Back close it.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { listen, stopAll } from '../../lib/subscriptions.ts';

export interface Disclosure {
  open: boolean;
  toggle(): void;
  /** The element that contains the button and the menu. */
  containerRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Only user actions close the menu, not a change of the URL: after signing in, the next page may still be loading when
 * the account button is pressed, and the menu must not close before the next click.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const onPointerDown = ({ target }: Event) => {
      // An icon that was exchanged by this very click is no longer in the page, and was not outside.
      if (target instanceof Node && target.isConnected && !containerRef.current?.contains(target)) close();
    };
    // Covers the keyboard too: Enter on a link fires a click.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && containerRef.current?.contains(event.target.closest('a'))) close();
      else onPointerDown(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      buttonRef.current?.focus();
    };
    return stopAll(
      listen(document, 'pointerdown', onPointerDown),
      listen(document, 'click', onClick),
      listen(document, 'keydown', onKeyDown),
      listen(window, 'popstate', close),
    );
  }, [open]);

  const toggle = useCallback(() => setOpen((now) => !now), []);
  return { open, toggle, containerRef, buttonRef };
}
