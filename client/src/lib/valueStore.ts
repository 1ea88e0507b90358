// The one kind of store beside Redux: a value that changes many times a second, or that code below the Redux store tells.
import { useSyncExternalStore } from 'react';

/** Redux's store is one too, so that `observeStore` watches both. */
export interface ReadableStore<S> {
  getState(): S;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface ValueStore<S> extends ReadableStore<S> {
  setState(next: S): void;
}

/** @param isSame an equal value is stored without notifying listeners */
export function createValueStore<S>(initial: S, isSame: (next: S, before: S) => boolean = Object.is): ValueStore<S> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    setState(next) {
      const before = state;
      state = next;
      if (!isSame(next, before)) for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** @param select returns the same value until it changes */
export function useStoreValue<S, T>({ subscribe, getState }: ReadableStore<S>, select: (state: S) => T): T {
  const snapshot = () => select(getState());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
