// Code in chunks of its own: loaded when first shown or when idle, tried again after a failure, and rendered with or without Suspense.
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { LoadingLogo } from './LoadingLogo.tsx';

/** Loads code. `loaded` has it at once where it is there: a promise would answer after all other work of the moment. */
export interface CodeLoader<T> {
  (): Promise<T>;
  loaded: T | undefined;
}

export function loadOnce<T>(load: () => Promise<T>): CodeLoader<T> {
  const loader: CodeLoader<T> = async () => {
    loader.loaded ??= await load();
    return loader.loaded;
  };
  loader.loaded = undefined;
  return loader;
}

const failedParts = new Set<() => void>();

/** For error boundaries, once they have shown a failure: the part then loads again when shown next. React.lazy would keep it for good. */
export function retryFailedParts(): void {
  for (const reset of failedParts) reset();
  failedParts.clear();
}

/** A component that suspends until its code is there, so that it can be prerendered and hydrated. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedParts.add(reset);
        throw error;
      }
    }) as unknown as ComponentType<P>;
  const reset = () => {
    Current = createLazy();
  };
  let Current = createLazy();
  return (props: P) => <Current {...props} />;
}

const waitingLoaders: (() => Promise<unknown>)[] = [];

/** As `lazyPart`, for what a game may need any moment: also loaded by `prefetchParts`. */
export function prefetchedPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  waitingLoaders.push(load);
  return lazyPart(load);
}

/** Loads every `prefetchedPart`, one at a time, so that it opens at once and offline. Stops at the first failure. */
export async function prefetchParts(): Promise<void> {
  // A part may bring further ones, which join the end of the queue.
  for (let load = waitingLoaders.shift(); load; load = waitingLoaders.shift()) {
    try {
      await load();
    } catch {
      waitingLoaders.unshift(load);
      return;
    }
  }
}

interface LoadState<P> {
  Loaded?: ComponentType<P> | undefined;
  failure?: { error: unknown };
}

/**
 * A component that no page is prerendered with: shown in the moment its code is there, while Suspense keeps its fallback for 300 ms.
 * The nearest error boundary catches a failed load, and the next mount tries again.
 *
 * @param Waiting shown until then
 */
export function clientPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = LoadingLogo,
): ComponentType<P> {
  const loader = loadOnce(load);
  return function Part(props: P) {
    const [{ Loaded, failure }, setState] = useState<LoadState<P>>(() => ({ Loaded: loader.loaded }));
    useEffect(() => {
      if (loader.loaded) return;
      let cancelled = false;
      loader().then(
        (component) => !cancelled && setState({ Loaded: component }),
        (error: unknown) => !cancelled && setState({ failure: { error } }),
      );
      return () => {
        cancelled = true;
      };
    }, []);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : <Waiting />;
  };
}
