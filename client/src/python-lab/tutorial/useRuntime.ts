// How far Python is: loading (with its share), ready, or failed with the reason; and whether the loading screen still stands.
import { useEffect, useState } from 'react';
import type { PythonRuntime, RuntimeState } from '../protocol.ts';
import { LOADING_EXTRA_MS } from './messages.ts';

export interface RuntimeView {
  state: RuntimeState;
  /** 0 to 1 of what must be fetched. */
  share: number;
  /** Why loading failed. */
  why: string | undefined;
  /** The loading screen stands until about a second after Python is ready; not at all where Python was ready before. */
  waiting: boolean;
}

export function useRuntime(runtime: PythonRuntime): RuntimeView {
  const [view, setView] = useState<Omit<RuntimeView, 'waiting'>>({ state: runtime.state, share: 0, why: undefined });
  const [waiting, setWaiting] = useState(runtime.state === 'loading');
  useEffect(() => {
    let gone = false;
    const change = (patch: Partial<RuntimeView>) => !gone && setView((before) => ({ ...before, ...patch }));
    const stop = runtime.on((event) => {
      if (event.kind === 'progress') change({ share: event.share });
      if (event.kind === 'ready') change({ state: 'ready', share: 1 });
      if (event.kind === 'failed') change({ state: 'failed', why: event.message });
    });
    runtime.ready().then(
      () => change({ state: 'ready', share: 1 }),
      (error: unknown) => change({ state: 'failed', why: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      gone = true;
      stop();
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
