// Scrolls new feedback into view: smoothly, or at once where motion is reduced.

/** The learner's setting on the page, else the system's. */
export function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'on' || motion === 'off') return motion === 'on';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** How much of the nearest scrolling element can be seen. */
function visibleHeight(element: HTMLElement): number {
  let box = element.parentElement;
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  return box?.clientHeight ?? window.innerHeight;
}

/** Ref callback. What is higher than the window begins at its top; jsdom has no scrolling. */
export function reveal(element: HTMLElement | null): void {
  if (!element) return;
  const block = element.offsetHeight > visibleHeight(element) ? 'start' : 'nearest';
  element.scrollIntoView?.({ block, behavior: isMotionReduced() ? 'auto' : 'smooth' });
}
