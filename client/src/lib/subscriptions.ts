// Subscriptions as the functions that end them: several as one, and those to events of the browser.

/** Ends them in this order. */
export const stopAll =
  (...stops: readonly (() => unknown)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

type Events = WindowEventMap & DocumentEventMap;

/** Calls `listener` until the returned function is called. */
export function listen<K extends keyof Events>(
  target: EventTarget,
  type: K,
  listener: (event: Events[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(type, listener as EventListener, options);
  return () => target.removeEventListener(type, listener as EventListener, options);
}
