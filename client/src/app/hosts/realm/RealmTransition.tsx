// Leaves a realm: transition screen, saving, preloading the next map's image, navigation; a failed save does not block it.

import { CEREMONY_MAP, CEREMONY_PATH, isMapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { scoreRealm } from '@lanternwise/shared/quests/score';
import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAvatar } from '../../../features/avatar/useAvatar.ts';
import { storeMapProgress } from '../../../features/progress/mapProgress.ts';
import type { MapExitReport } from '../../../features/progress/progressRequests.ts';
import type { ProgressSync } from '../../../features/progress/progressSync.ts';
import { getRealmState } from '../../../features/realm/realmState.ts';
import { realmCard } from '../../../features/realm/realms.ts';
import { verifySession } from '../../../features/session/sessionThunks.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { TransitionScreen } from '../../../overlays/transition/TransitionScreen.tsx';
import { LoadingLogo } from '../../../ui/LoadingLogo.tsx';
import { clearPendingTransition, type PendingTransition } from './pendingTransition.ts';
import { waitForMapImage } from './waitForMapImage.ts';

export interface RealmTransitionProps {
  exit: PendingTransition;
  content: RealmContent;
  store: AppStore;
  sync: ProgressSync;
}

/** Limit for flushing events before the map is left. */
const FLUSH_TIMEOUT_MS = 2000;

/** The end of the course is reached through its closing ceremony. */
const CERTIFICATES = '/certificates';

const lastSegment = (path: string): string => path.split('/').at(-1) ?? '';

export function createMapExitReport(content: RealmContent, store: AppStore, next: string): MapExitReport {
  const state = getRealmState(store, content);
  return {
    current_map: content.realm.id,
    nextMap: lastSegment(next),
    score: scoreRealm(content.quest, state).score,
    progress: storeMapProgress(content.realm.id, state, content.quest),
  };
}

async function saveAndPreload({ exit, content, store, sync }: RealmTransitionProps): Promise<void> {
  const next = lastSegment(exit.next);
  if (store.getState().session.status === 'signed-in') {
    await Promise.race([sync.flush(), new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))]);
    try {
      await sync.reportMapExit(createMapExitReport(content, store, exit.next));
      await store.dispatch(verifySession());
    } catch (error) {
      console.warn('Leaving the map could not be saved; it is sent later', error);
    }
  }
  if (isMapId(next)) await waitForMapImage(next);
}

/** The ceremony itself leads on to the certificates. */
const leadsToCeremony = ({ exit, content }: Pick<RealmTransitionProps, 'exit' | 'content'>): boolean =>
  exit.next === CERTIFICATES && content.realm.id !== CEREMONY_MAP;

function destinationTitle(props: RealmTransitionProps): string {
  const next = lastSegment(props.exit.next);
  if (isMapId(next)) return realmCard(next).title;
  if (leadsToCeremony(props)) return t`The closing ceremony`;
  return props.exit.next === CERTIFICATES ? t`Your certificate` : '';
}

export function RealmTransition(props: RealmTransitionProps) {
  const { exit, content } = props;
  const navigate = useNavigate();
  const avatar = useAvatar();
  const [isLeaving, setLeaving] = useState(false);
  const arrive = useCallback(() => {
    setLeaving(true);
    clearPendingTransition();
    void saveAndPreload(props).finally(() => void navigate(leadsToCeremony(props) ? CEREMONY_PATH : exit.next));
  }, [props, exit, navigate]);
  if (isLeaving) return <LoadingLogo label={t`Opening the gate`} />;
  const destination = destinationTitle(props);
  return <TransitionScreen avatar={avatar} destination={destination} hook={content.realm.hook} onArrived={arrive} />;
}
