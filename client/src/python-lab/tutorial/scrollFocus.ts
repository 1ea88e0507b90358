// Reaching things: boxes that scroll can be scrolled by keyboard, and what has just been said comes into view.
import { type RefObject, useEffect, useRef } from 'react';

export function makeScrollableFocusable(box: HTMLElement | null): void {
  if (!box) return;
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  if (scrolls) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

/** As a ref: also watches the box, because a window or a grip that changes its size changes what fits. Returns the end of it. */
export function watchScrollable(box: HTMLElement | null): () => void {
  makeScrollableFocusable(box);
  if (!box || typeof ResizeObserver === 'undefined') return () => undefined;
  const watch = new ResizeObserver(() => makeScrollableFocusable(box));
  watch.observe(box);
  return () => watch.disconnect();
}

/** For what appears at the end of a step: without it a verdict may stand below the edge. */
export function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView?.({ block: 'nearest' });
}

/** For what lies far below the program on a small window: comes into view with each `news`. */
export function useNewsInView<T extends HTMLElement>(news: unknown): RefObject<T | null> {
  const box = useRef<T>(null);
  useEffect(() => {
    if (news) bringIntoView(box.current);
  }, [news]);
  return box;
}

/** What a learner does who looks elsewhere. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** As a ref: output that comes after a verdict would push it below the edge again. Stops at the learner's next move, or at its end, which it returns. */
export function keepInView(box: HTMLElement | null): () => void {
  bringIntoView(box);
  const panel = box?.closest('section');
  if (!panel || typeof ResizeObserver === 'undefined') return () => undefined;
  const watch = new ResizeObserver(() => bringIntoView(box));
  watch.observe(panel);
  const moved = new AbortController();
  const end = () => {
    watch.disconnect();
    moved.abort();
  };
  for (const move of MOVES) document.addEventListener(move, end, { capture: true, signal: moved.signal });
  return end;
}
