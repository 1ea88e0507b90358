// The learners of a live lesson outside the Redux store: changes are told once a frame, and only to the tiles they concern.

export interface BoardItem {
  id: string;
}

type Listener = () => void;

export interface LiveBoard<T extends BoardItem> {
  /** Replaces everything, as after a new connection. */
  replace(items: readonly T[]): void;
  change(item: T): void;
  remove(id: string): void;
  get(id: string): T | undefined;
  /** The same array until something changes; in the order in which the items came. */
  all(): readonly T[];
  subscribe(id: string, listener: Listener): () => void;
  /** Told after any change, once a frame. */
  subscribeAll(listener: Listener): () => void;
}

/** @param schedule runs the work before the next frame is painted */
export function createLiveBoard<T extends BoardItem>(
  schedule: (work: () => void) => void = requestAnimationFrame,
): LiveBoard<T> {
  const items = new Map<string, T>();
  const listeners = new Map<string, Set<Listener>>();
  const allListeners = new Set<Listener>();
  const changed = new Set<string>();
  let list: readonly T[] = [];
  let isScheduled = false;

  function flush(): void {
    isScheduled = false;
    list = [...items.values()];
    const ids = [...changed];
    changed.clear();
    for (const id of ids) for (const listener of listeners.get(id) ?? []) listener();
    for (const listener of allListeners) listener();
  }
  function mark(id: string): void {
    changed.add(id);
    if (isScheduled) return;
    isScheduled = true;
    schedule(flush);
  }

  return {
    replace(next) {
      const kept = new Set(next.map(({ id }) => id));
      for (const id of items.keys()) if (!kept.has(id)) mark(id);
      items.clear();
      for (const item of next) {
        items.set(item.id, item);
        mark(item.id);
      }
    },
    change(item) {
      items.set(item.id, item);
      mark(item.id);
    },
    remove(id) {
      if (items.delete(id)) mark(id);
    },
    get: (id) => items.get(id),
    all: () => list,
    subscribe(id, listener) {
      const all = listeners.get(id) ?? new Set();
      listeners.set(id, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(id);
      };
    },
    subscribeAll(listener) {
      allListeners.add(listener);
      return () => void allListeners.delete(listener);
    },
  };
}
