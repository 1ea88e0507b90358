// Everything a realm needs before it can be shown: who plays, what is known of their progress, the content.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';
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

export function useRealmOpening(map: MapId): Opening {
  const store = useStore() as AppStore;
  const known = useSession().status !== 'unknown';
  const [opening, setOpening] = useState<Opening>({ status: 'waiting' });
  useEffect(() => {
    if (!known) return;
    let gone = false;
    const sync = progressSync(store);
    const open = async () => {
      const [content] = await Promise.all([loadRealmContent(map), Promise.race([sync.ready(), patience()])]);
      if (!gone) setOpening({ status: 'open', content, store, sync });
    };
    open().catch((error: unknown) => {
      console.warn('The realm could not be opened', error);
      if (!gone) setOpening({ status: 'failed' });
    });
    return () => {
      gone = true;
    };
  }, [map, store, known]);
  return opening;
}
