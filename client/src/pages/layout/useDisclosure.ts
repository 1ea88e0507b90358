// A button that opens something below it: Escape, a click elsewhere and a navigation close it again.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface Disclosure {
  open: boolean;
  toggle(): void;
  /** Around the button and what it opens. */
  box: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  /** The visit during which it was opened: the next page finds it closed. */
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(undefined);
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const toggle = useCallback(() => setOpenAt((at) => (at === key ? undefined : key)), [key]);
  return { open, toggle, box, button };
}
