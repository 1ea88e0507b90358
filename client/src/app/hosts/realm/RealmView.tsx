// The screen of a realm: world, HUD and overlays, with the contexts they share.
import { nextPath } from '@lanternwise/shared/constants/realms';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import { useAppSelector } from '../../../features/store/hooks.ts';
import { NarratorProvider } from '../../../narration/useNarration.ts';
import { RealmContentProvider } from '../../../overlay-kit/RealmContentProvider.tsx';
import { type RealmNavigation, RealmNavigationProvider } from '../../../overlay-kit/realmNavigation.ts';
import { useLastWorldEvent, useWorld, WorldProvider } from '../../../overlay-kit/useWorld.ts';
import { clientPart } from '../../../ui/lazyPart.tsx';
import { storePendingTransition } from './pendingTransition.ts';
import styles from './realm.module.css';
import { type RealmServiceOptions, useRealmServices } from './useRealmServices.ts';
import { WorldView } from './WorldView.tsx';

const REALM_PICKER_PATH = '/Grassroot/learning-adventures';

const loadInterface = async () => (await import('./RealmInterface.tsx')).RealmInterface;
const RealmInterface = clientPart(loadInterface, () => null);

/** What lies over the world: nothing of it is needed, or could be seen, before the world's first frame. */
function OverWorld() {
  const bus = useWorld();
  const ready = useLastWorldEvent('world/ready');
  const failed = useLastWorldEvent('world/failed');
  const isOverlayOpen = useAppSelector(selectIsOverlayOpen);
  // Fetched while the world is drawn: the line is free then, and nothing has to appear late.
  useEffect(
    () =>
      bus.on('world/loading', ({ progress }) => {
        if (progress >= 1) loadInterface().catch(() => undefined);
      }),
    [bus],
  );
  const isWorldShown = Boolean(ready || failed);
  return isWorldShown || isOverlayOpen ? <RealmInterface isWorldShown={isWorldShown} /> : null;
}

export function RealmView(options: RealmServiceOptions) {
  const { content, store } = options;
  const { bus, record, narrator, resetTasks, content: live } = useRealmServices(options);
  const navigate = useNavigate();
  const navigation = useMemo<RealmNavigation>(
    () => ({
      continueJourney() {
        storePendingTransition({ realm: content.realm.id, next: nextPath(content.realm.id, location.pathname) });
        location.reload();
      },
      leaveRealm: () => void navigate(location.pathname.includes('Grassroot') ? REALM_PICKER_PATH : '/'),
      resetTasks,
    }),
    [content, navigate, resetTasks],
  );
  return (
    <RealmContentProvider value={content}>
      <WorldProvider value={bus}>
        <RecordProvider value={record}>
          <NarratorProvider value={narrator}>
            <RealmNavigationProvider value={navigation}>
              <main id="content" tabIndex={-1} className={styles.realm}>
                <h1 className="lw-hidden">{content.realm.title}</h1>
                <WorldView bus={bus} store={store} content={live} />
                <OverWorld />
              </main>
            </RealmNavigationProvider>
          </NarratorProvider>
        </RecordProvider>
      </WorldProvider>
    </RealmContentProvider>
  );
}
