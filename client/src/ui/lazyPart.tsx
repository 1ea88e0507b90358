// Lazy components in separate chunks: loaded when first shown, prefetched when idle, and retried after a failure.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loader = () => Promise<unknown>;

const pendingLoaders: Loader[] = [];
const failedResets = new Set<() => void>();

/** Returns a component whose code comes from `load`; the nearest error boundary catches a failed load. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const createLazy = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedResets.add(reset);
        throw error;
      }
    });
  const reset = () => {
    current = createLazy();
  };
  let current = createLazy();
  pendingLoaders.push(load);
  return function Part(props: P) {
    const Current = current as unknown as ComponentType<P>;
    return <Current {...props} />;
  };
}

/** Resets failed parts, so that they load again when shown next: React.lazy caches a failure for good. */
export function retryFailedParts(): void {
  for (const resetPart of failedResets) resetPart();
  failedResets.clear();
}

/** Fetches every part not shown yet, one at a time, so that it opens at once and offline. Stops at the first failure. */
export async function prefetchParts(): Promise<void> {
  // A fetched part may register further parts, which join the end of the queue.
  for (let load = pendingLoaders.shift(); load; load = pendingLoaders.shift()) {
    try {
      await load();
    } catch {
      pendingLoaders.unshift(load);
      return;
    }
  }
}
