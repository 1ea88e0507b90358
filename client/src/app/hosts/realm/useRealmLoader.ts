// Loads what a realm needs before it can be shown: session, progress, and the content in the chosen language.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';
import { useContentLanguage } from '../../../features/content/useContentLanguage.ts';
import type { ProgressSync } from '../../../features/progress/progressSync.ts';
import { useSession } from '../../../features/session/useSession.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { getProgressSync } from '../../listeners/progressSync.ts';

export type RealmLoadState =
  | { status: 'waiting' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; content: RealmContent; store: AppStore; sync: ProgressSync };

/** Limit for loading the account's progress; progress that arrives later is merged. */
const PROGRESS_TIMEOUT_MS = 3000;
const progressTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, PROGRESS_TIMEOUT_MS));

/** The content of the realm, or why there is none; keeps the previous content while another language loads or if that fails. */
function useLoadedContent(map: MapId, isSessionKnown: boolean): { content?: RealmContent; error?: unknown } {
  const language = useContentLanguage();
  const [state, setState] = useState<{ content?: RealmContent; error?: unknown }>({});
  useEffect(() => {
    if (!isSessionKnown) return;
    let cancelled = false;
    loadRealmContent(map, language).then(
      (content) => !cancelled && setState({ content }),
      (error: unknown) => {
        console.warn('The content of the realm could not be loaded', error);
        if (!cancelled) setState((before) => (before.content ? before : { error }));
      },
    );
    return () => {
      cancelled = true;
    };
  }, [map, language, isSessionKnown]);
  return state;
}

/** The progress sync, once the account's progress has been read or the limit has passed. */
function useProgressSync(store: AppStore, isSessionKnown: boolean): ProgressSync | undefined {
  const [sync, setSync] = useState<ProgressSync>();
  useEffect(() => {
    if (!isSessionKnown) return;
    let cancelled = false;
    const started = getProgressSync(store);
    void Promise.race([started.ready(), progressTimeout()]).then(() => !cancelled && setSync(started));
    return () => {
      cancelled = true;
    };
  }, [store, isSessionKnown]);
  return sync;
}

export function useRealmLoader(map: MapId): RealmLoadState {
  const store = useStore() as AppStore;
  const isSessionKnown = useSession().status !== 'unknown';
  const { content, error } = useLoadedContent(map, isSessionKnown);
  const sync = useProgressSync(store, isSessionKnown);
  if (error !== undefined) return { status: 'failed', error };
  if (!content || !sync) return { status: 'waiting' };
  return { status: 'open', content, store, sync };
}
