// Developers' page: HUD and overlays of a realm (?realm=…) without the world; window.devOverlays opens one and changes settings.
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { useEffect, useState } from 'react';
import { createBus } from '../../../bridge/bus.ts';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';
import { RealmContentProvider } from '../../../features/content/realmContentContext.ts';
import { useContentLanguage } from '../../../features/content/useContentLanguage.ts';
import type { OverlayRequest } from '../../../features/overlays/overlayRequest.ts';
import { overlayRequested, overlaysCleared } from '../../../features/overlays/overlaysSlice.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import type { Settings } from '../../../features/settings/settings.ts';
import { settingsChanged } from '../../../features/settings/settingsSlice.ts';
import { HintBar } from '../../../hud/HintBar.tsx';
import { Hud } from '../../../hud/Hud.tsx';
import { InteractPrompt } from '../../../hud/InteractPrompt.tsx';
import { QuestLog } from '../../../hud/QuestLog.tsx';
import { StoryCard } from '../../../hud/StoryCard.tsx';
import { TouchControls } from '../../../hud/TouchControls.tsx';
import { WorldProvider } from '../../../overlay-kit/useWorld.ts';
import { OverlayHost } from '../../../overlays/OverlayHost.tsx';
import { useAppDispatch } from '../../hooks.ts';

/** For the console and tests. */
declare global {
  interface Window {
    devOverlays?: {
      content: RealmContent;
      open(request: OverlayRequest | null): void;
      change(settings: Partial<Pick<Settings, 'theme' | 'language'>>): void;
    };
  }
}

const realm = MAP_IDS.find((id) => id === new URLSearchParams(location.search).get('realm')) ?? 'ai-adventure-park';
const bus = createBus();

export function OverlaysDevPage() {
  const dispatch = useAppDispatch();
  const language = useContentLanguage();
  const [content, setContent] = useState<RealmContent>();
  useEffect(() => void loadRealmContent(realm, language).then(setContent), [language]);
  useEffect(() => {
    if (!content) return;
    window.devOverlays = {
      content,
      open(request) {
        dispatch(overlaysCleared());
        if (request) dispatch(overlayRequested(request));
      },
      change: (settings) => void dispatch(settingsChanged(settings)),
    };
  }, [content, dispatch]);
  if (!content) return null;
  return (
    <RealmContentProvider value={content}>
      <WorldProvider value={bus}>
        <RecordProvider value={() => []}>
          <main id="content" style={{ position: 'fixed', inset: 0, background: '#4f8f4a' }}>
            <h1 className="lw-hidden">{content.realm.title}</h1>
            <Hud />
            <QuestLog />
            <StoryCard />
            <HintBar />
            <InteractPrompt />
            <TouchControls />
            <OverlayHost />
          </main>
        </RecordProvider>
      </WorldProvider>
    </RealmContentProvider>
  );
}
