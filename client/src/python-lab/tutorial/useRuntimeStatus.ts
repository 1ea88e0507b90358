// How far Python is: loading (with its share), ready, or failed with the reason; and whether the loading screen still stands.
import { useEffect, useState } from 'react';
import type { PythonRuntime, RuntimeState } from '../protocol.ts';
import { LOADING_EXTRA_MS } from './tutorialMessages.ts';

export interface RuntimeStatus {
  state: RuntimeState;
  /** 0 to 1 of what must be fetched. */
  progress: number;
  /** Why loading failed. */
  errorMessage: string | undefined;
  /** The loading screen stands until about a second after Python is ready; not at all where Python was ready before. */
  waiting: boolean;
}

export function useRuntimeStatus(runtime: PythonRuntime): RuntimeStatus {
  const [view, setView] = useState<Omit<RuntimeStatus, 'waiting'>>({
    state: runtime.state,
    progress: 0,
    errorMessage: undefined,
  });
  const [waiting, setWaiting] = useState(runtime.state === 'loading');
  useEffect(() => {
    let cancelled = false;
    const change = (patch: Partial<RuntimeStatus>) => !cancelled && setView((before) => ({ ...before, ...patch }));
    const unsubscribe = runtime.on((event) => {
      if (event.kind === 'progress') change({ progress: event.share });
      if (event.kind === 'ready') change({ state: 'ready', progress: 1 });
      if (event.kind === 'failed') change({ state: 'failed', errorMessage: event.message });
    });
    runtime.ready().then(
      () => change({ state: 'ready', progress: 1 }),
      (error: unknown) =>
        change({ state: 'failed', errorMessage: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      cancelled = true;
      unsubscribe();
    };
  }, [runtime]);
  useEffect(() => {
    if (view.state === 'loading' || !waiting) return;
    if (view.state === 'failed') {
      setWaiting(false);
      return;
    }
    const timer = setTimeout(() => setWaiting(false), LOADING_EXTRA_MS);
    return () => clearTimeout(timer);
  }, [view.state, waiting]);
  return { ...view, waiting };
}
