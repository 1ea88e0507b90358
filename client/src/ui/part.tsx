// Parts of the interface in chunks of their own: loaded when first shown, fetched ahead when nothing else happens, tried anew after a failure.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load = () => Promise<unknown>;

const notFetched: Load[] = [];
const failed = new Set<() => void>();

/** A component whose code comes with `load`; where that fails, the nearest error boundary catches it. */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const attempt = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(renew);
        throw error;
      }
    });
  const renew = () => {
    current = attempt();
  };
  let current = attempt();
  notFetched.push(load);
  return function Part(props: P) {
    const Shown = current as unknown as ComponentType<P>;
    return <Shown {...props} />;
  };
}

/** Lets parts that failed be loaded again the next time they are shown: React itself remembers a failure for good. */
export function retryFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** Fetches, one after the other, every part not shown yet, so that it opens at once and without a network. Stops where fetching fails. */
export async function fetchPartsAhead(): Promise<void> {
  // A fetched part may bring parts of its own: they join the end of the queue.
  for (let load = notFetched.shift(); load; load = notFetched.shift()) {
    try {
      await load();
    } catch {
      notFetched.unshift(load);
      return;
    }
  }
}
