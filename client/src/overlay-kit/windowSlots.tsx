// The places that a window keeps outside its scrolling part: its one row of buttons, and its title's line.
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

type SlotName = 'bar' | 'title';

interface Slots {
  elements: Record<SlotName, HTMLElement | null>;
  /** Ref callbacks of the elements. */
  refs: Record<SlotName, (element: HTMLElement | null) => void>;
}

const SlotsContext = createContext<Slots | undefined>(undefined);

/** Around the content of a window that has such places. */
export function WindowSlots({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ elements: { bar, title }, refs: { bar: setBar, title: setTitle } }), [bar, title]);
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

/** The place itself. */
export function WindowSlot({ name, className }: { name: SlotName; className?: string | undefined }) {
  return <div ref={useContext(SlotsContext)?.refs[name]} data-slot={name} className={className} />;
}

/** Shows its children in the place; where there is no such window, a preview say, here. */
export function InWindowSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const slots = useContext(SlotsContext);
  if (!slots) return children;
  const element = slots.elements[name];
  return element && createPortal(children, element);
}
