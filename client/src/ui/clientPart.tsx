// Components in chunks of their own that no page is prerendered with: shown in the moment their code is there.
import { type ComponentType, useEffect, useState } from 'react';
import { LoadingLogo } from './LoadingLogo.tsx';

interface LoadState<P> {
  Loaded?: ComponentType<P> | undefined;
  failure?: { error: unknown };
}

/**
 * Unlike `lazyPart` it needs no Suspense, which keeps its fallback on the screen for 300 ms, however soon the code is there.
 * The nearest error boundary catches a failed load, and the next mount tries again.
 *
 * @param Waiting shown until then
 */
export function clientPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = LoadingLogo,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Part(props: P) {
    const [{ Loaded, failure }, setState] = useState<LoadState<P>>(() => ({ Loaded: loaded }));
    useEffect(() => {
      if (loaded) return;
      let cancelled = false;
      load().then(
        (component) => {
          loaded = component;
          if (!cancelled) setState({ Loaded: component });
        },
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
