// Observes a selected value of a store; the only place that subscribes to a store directly.
import type { ReadableStore } from './valueStore.ts';

/** `onChange` is not called with the initial value. Returns the unsubscribe function. */
export function observeStore<S, T>(
  store: ReadableStore<S>,
  select: (state: S) => T,
  onChange: (now: T, before: T) => void,
): () => void {
  let current = select(store.getState());
  return store.subscribe(() => {
    const now = select(store.getState());
    if (Object.is(now, current)) return;
    const before = current;
    // Updated before the call, because the listener may dispatch.
    current = now;
    onChange(now, before);
  });
}
