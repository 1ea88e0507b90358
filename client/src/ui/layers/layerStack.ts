// The stack of open windows: which is on top, and where the focus goes when one closes.
import { createValueStore } from '../../lib/valueStore.ts';

/** A hold of the teacher lies over every window, also over those that open later. */
export type LayerLevel = 'window' | 'hold';

export interface Layer {
  readonly level: LayerLevel;
  readonly element: HTMLElement;
  /** What had the focus when it opened. */
  readonly opener: Element | null;
}

const ORDER: Record<LayerLevel, number> = { window: 0, hold: 1 };

/** The topmost last. */
export const layers = createValueStore<readonly Layer[]>([]);
let homes: readonly HTMLElement[] = [];
/** Of closed windows too: what one of them opened gives the focus back to where that one came from. */
const openers = new WeakMap<Element, Element>();

const isNowhere = (element: Element | null): boolean => element === null || element === document.body;

/** Puts a window on top of all of its level, below those of a higher one. Returns its removal. */
export function layerOpened(layer: Layer): () => void {
  if (layer.opener && !isNowhere(layer.opener)) openers.set(layer.element, layer.opener);
  layers.setState([...layers.getState(), layer].toSorted((a, b) => ORDER[a.level] - ORDER[b.level]));
  return () => layers.setState(layers.getState().filter((each) => each !== layer));
}

const topElement = (): HTMLElement | undefined => layers.getState().at(-1)?.element;

/** While it is registered, `element` gets the focus when the last window closes: the world of a realm. Returns the removal. */
export function registerFocusHome(element: HTMLElement): () => void {
  homes = [...homes, element];
  return () => {
    homes = homes.filter((each) => each !== element);
  };
}

/** Focuses the world of the realm, if there is one. */
export function focusHome(): void {
  homes.at(-1)?.focus({ preventScroll: true });
}

/** Focuses the first match in the topmost window. */
export function focusInTopLayer(selector: string): void {
  topElement()?.querySelector<HTMLElement>(selector)?.focus();
}

export const isFocusLost = (): boolean => isNowhere(document.activeElement);

/** Whether the element took the focus: one that is gone or hidden does not. */
function tookFocus(element: Element | undefined | null): boolean {
  if (!(element instanceof HTMLElement) || isNowhere(element)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Focuses the heading of the page. */
export const focusHeading = (): boolean => tookFocus(document.querySelector('h1[tabindex]'));

/** What opened the window, and, where that stood in a window too, what opened that one. */
function openersOf(window: Element): Element[] {
  const opener = openers.get(window);
  if (!opener) return [];
  for (let around: Element | null = opener; around; around = around.parentElement) {
    if (around !== window && openers.has(around)) return [opener, ...openersOf(around)];
  }
  return [opener];
}

/**
 * Where the focus goes after a window has closed: to its opener or else the window that is on top now, to the world of a realm, to its
 * opener on a page, or to the page's heading. An element that received the focus meanwhile keeps it.
 */
export function returnFocus(closed: Element): void {
  const from = openersOf(closed);
  const top = topElement();
  if (top) {
    // A window that followed it, with nothing between, gives the focus back in its place.
    const [first] = from;
    if (first && !top.contains(first) && !openers.has(top)) openers.set(top, first);
    if (top.contains(document.activeElement)) return;
    if (!from.some((opener) => top.contains(opener) && tookFocus(opener))) tookFocus(top);
    return;
  }
  if (!isFocusLost()) return;
  if (homes.length > 0) focusHome();
  else if (!from.some(tookFocus)) focusHeading();
}
