// Scrolls new feedback into view: smoothly, or at once where motion is reduced.

/** The learner's setting on the page, else the system's. */
export function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'on' || motion === 'off') return motion === 'on';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Ref callback: jsdom has no scrolling. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}
