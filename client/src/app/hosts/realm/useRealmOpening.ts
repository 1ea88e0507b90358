// Everything a realm needs before it can be shown: who plays, what is known of their progress, the content in the chosen language.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';
import { useContentLanguage } from '../../../features/content/useContentLanguage.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { type ProgressSync, progressSync } from '../../listeners/progressSync.ts';
import type { AppStore } from '../../store.ts';

export type Opening =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'open'; content: RealmContent; store: AppStore; sync: ProgressSync };

/** How long the account's own progress is waited for; it is joined whenever it comes. */
const PROGRESS_PATIENCE_MS = 3000;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PROGRESS_PATIENCE_MS));

/** The content of the realm; while another language is loaded, and where it cannot be, what was there before. */
function useContentOf(map: MapId, known: boolean): RealmContent | 'failed' | undefined {
  const language = useContentLanguage();
  const [content, setContent] = useState<RealmContent | 'failed'>();
  useEffect(() => {
    if (!known) return;
    let gone = false;
    loadRealmContent(map, language).then(
      (loaded) => !gone && setContent(loaded),
      (error: unknown) => {
        console.warn('The content of the realm could not be loaded', error);
        if (!gone) setContent((before) => before ?? 'failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [map, language, known]);
  return content;
}

/** The sync of progress, once what the account holds was read or waited for long enough. */
function useSync(store: AppStore, known: boolean): ProgressSync | undefined {
  const [sync, setSync] = useState<ProgressSync>();
  useEffect(() => {
    if (!known) return;
    let gone = false;
    const started = progressSync(store);
    void Promise.race([started.ready(), patience()]).then(() => !gone && setSync(started));
    return () => {
      gone = true;
    };
  }, [store, known]);
  return sync;
}

export function useRealmOpening(map: MapId): Opening {
  const store = useStore() as AppStore;
  const known = useSession().status !== 'unknown';
  const content = useContentOf(map, known);
  const sync = useSync(store, known);
  if (content === 'failed') return { status: 'failed' };
  if (!content || !sync) return { status: 'waiting' };
  return { status: 'open', content, store, sync };
}
