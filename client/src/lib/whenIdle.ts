// Work that can wait until the page has nothing better to do.

/** Runs `work` when the browser is idle, or after `timeout` ms where one is given. Not every browser tells when it is: there half a second must do. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, options);
  else setTimeout(work, 500);
}
