// The screen of a realm: world, HUD and overlays, with the contexts they share.
import { nextPath } from '@lanternwise/shared/constants/realms';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { RealmContentProvider } from '../../../features/content/realmContentContext.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import { HintBar } from '../../../hud/HintBar.tsx';
import { Hud } from '../../../hud/Hud.tsx';
import { InteractPrompt } from '../../../hud/InteractPrompt.tsx';
import { QuestLog } from '../../../hud/QuestLog.tsx';
import { StoryCard } from '../../../hud/StoryCard.tsx';
import { TouchControls } from '../../../hud/TouchControls.tsx';
import { NarratorProvider } from '../../../narration/useNarration.ts';
import { type RealmNavigation, RealmNavigationProvider } from '../../../overlay-kit/realmNavigation.ts';
import { useLastWorldEvent, WorldProvider } from '../../../overlay-kit/useWorld.ts';
import { OverlayHost } from '../../../overlays/OverlayHost.tsx';
import { LessonGoalGuide } from './LessonGoalGuide.tsx';
import { storePendingTransition } from './pendingTransition.ts';
import styles from './realm.module.css';
import { type RealmServiceOptions, useRealmServices } from './useRealmServices.ts';
import { WorldView } from './WorldView.tsx';

const REALM_PICKER_PATH = '/Grassroot/learning-adventures';

/** What lies over the world: nothing of it is needed, or could be seen, before the world's first frame. */
function WithWorld({ children }: { children: ReactNode }) {
  const ready = useLastWorldEvent('world/ready');
  const failed = useLastWorldEvent('world/failed');
  // In slices: the world is on the screen by now, and answers keys meanwhile.
  const isShown = useDeferredValue(Boolean(ready || failed));
  return isShown ? children : null;
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
                <WithWorld>
                  <Hud />
                  <QuestLog />
                  <StoryCard />
                  <HintBar />
                  <InteractPrompt />
                  <TouchControls />
                </WithWorld>
                <OverlayHost />
                <LessonGoalGuide />
              </main>
            </RealmNavigationProvider>
          </NarratorProvider>
        </RecordProvider>
      </WorldProvider>
    </RealmContentProvider>
  );
}
