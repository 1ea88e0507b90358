// Defers work until the browser is idle.
/** Runs `work` when the browser is idle, or after `timeout` ms if given. Without requestIdleCallback (Safari) after 500 ms. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, options);
  else setTimeout(work, 500);
}
