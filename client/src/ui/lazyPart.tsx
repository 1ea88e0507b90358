// Parts of the interface in chunks of their own: loaded when first shown, fetched ahead when nothing else happens, tried anew after a failure.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loader = () => Promise<unknown>;

const pendingLoaders: Loader[] = [];
const failedResets = new Set<() => void>();

/** A component whose code comes with `load`; where that fails, the nearest error boundary catches it. */
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

/** Lets parts that failed be loaded again the next time they are shown: React itself remembers a failure for good. */
export function retryFailedParts(): void {
  for (const renew of failedResets) renew();
  failedResets.clear();
}

/** Fetches, one after the other, every part not shown yet, so that it opens at once and without a network. Stops where fetching fails. */
export async function prefetchParts(): Promise<void> {
  // A fetched part may bring parts of its own: they join the end of the queue.
  for (let load = pendingLoaders.shift(); load; load = pendingLoaders.shift()) {
    try {
      await load();
    } catch {
      pendingLoaders.unshift(load);
      return;
    }
  }
}
