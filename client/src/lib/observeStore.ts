// Calls somebody when one part of a store has changed; the only place that subscribes to the store by hand.

interface Observable<S> {
  getState(): S;
  subscribe(listener: () => void): () => void;
}

/** `onChange` hears of changes only, not of the value at the start. Returns the stop. */
export function observeStore<S, T>(
  store: Observable<S>,
  select: (state: S) => T,
  onChange: (now: T, before: T) => void,
): () => void {
  let current = select(store.getState());
  return store.subscribe(() => {
    const now = select(store.getState());
    if (Object.is(now, current)) return;
    const before = current;
    // Before the call: what it dispatches comes back here.
    current = now;
    onChange(now, before);
  });
}
