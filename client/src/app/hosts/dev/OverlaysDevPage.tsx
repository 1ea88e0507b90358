// Developers' page: HUD and overlays of a realm (?realm=…) without the world; window.devOverlays opens one and changes settings.

import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { createBus } from '../../../bridge/bus.ts';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';
import { useContentLanguage } from '../../../features/content/useContentLanguage.ts';
import { hintGiven, storyFound } from '../../../features/messages/messagesSlice.ts';
import type { OverlayRequest } from '../../../features/overlays/overlayRequest.ts';
import { overlayRequested, overlaysCleared } from '../../../features/overlays/overlaysSlice.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import { createRecorder } from '../../../features/progress/recorder.ts';
import { realmOpened } from '../../../features/realm/realmSlice.ts';
import { getRealmState } from '../../../features/realm/realmState.ts';
import type { Settings } from '../../../features/settings/settings.ts';
import { settingsChanged } from '../../../features/settings/settingsSlice.ts';
import { useAppDispatch } from '../../../features/store/hooks.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { Hud } from '../../../hud/Hud.tsx';
import { InteractPrompt } from '../../../hud/InteractPrompt.tsx';
import { StoryCard } from '../../../hud/StoryCard.tsx';
import { TouchControls } from '../../../hud/TouchControls.tsx';
import { RealmContentProvider } from '../../../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../../../overlay-kit/useWorld.ts';
import { OverlayHost } from '../../../overlays/OverlayHost.tsx';

/** For the console and tests. */
declare global {
  interface Window {
    devOverlays?: {
      content: RealmContent;
      /** Opens it for a learner who has done this much; null closes all. */
      open(request: OverlayRequest | null, done?: Partial<RealmState>): void;
      /** Shows all that the HUD can show at once over the world; `log` = whether the quest log is open. */
      fillHud(what: { log: boolean }): void;
      change(settings: Partial<Pick<Settings, 'theme' | 'language' | 'textSpeed'>>): void;
    };
  }
}

const realm = MAP_IDS.find((id) => id === new URLSearchParams(location.search).get('realm')) ?? 'ai-adventure-park';
const bus = createBus();

const longestOf = <T,>(all: readonly T[], text: (one: T) => string): T | undefined =>
  all.toSorted((a, b) => text(b).length - text(a).length)[0];

/** Events go through the real reducer into the store, and nothing is saved. */
const createLocalRecorder = (store: AppStore, content: RealmContent) =>
  createRecorder({
    realm,
    questContext: createQuestContext(content, gradeActivity),
    getState: () => getRealmState(store, content),
    setState: (state) => store.dispatch(realmAdvanced({ realm, state })),
    append: () => undefined,
    onEffects: () => undefined,
  });

export function OverlaysDevPage() {
  const dispatch = useAppDispatch();
  const language = useContentLanguage();
  const [content, setContent] = useState<RealmContent>();
  const store = useStore() as AppStore;
  const record = useMemo(() => content && createLocalRecorder(store, content), [store, content]);
  useEffect(() => void loadRealmContent(realm, language).then(setContent), [language]);
  useEffect(() => {
    if (!content) return;
    window.devOverlays = {
      content,
      open(request, done) {
        dispatch(overlaysCleared());
        dispatch(realmOpened());
        bus.emit('interactable/changed', null);
        dispatch(realmAdvanced({ realm, state: { ...EMPTY_REALM_STATE, entered: true, ...done } }));
        if (request) dispatch(overlayRequested(request));
      },
      fillHud({ log }) {
        const { realm: shown, quest } = content;
        const effects = quest.rules.flatMap((rule) => rule.effects);
        const hints = effects.flatMap((effect) => (effect.kind === 'hint' ? effect.text : []));
        const hint = longestOf([quest.exit.hint, ...hints], (text) => text);
        const story = longestOf(shown.items, (item) => item.about);
        const person = longestOf(shown.characters, (character) => character.name);
        if (hint) dispatch(hintGiven('fixed', hint));
        if (story) dispatch(storyFound(story.id));
        if (person) bus.emit('interactable/changed', { id: person.id, kind: 'npc', x: 0, y: 0 });
        const isOpen = document.querySelector('[data-quest-log]')?.getAttribute('data-state') === 'open';
        if (log !== isOpen) bus.emit('action/pressed', { action: 'tasks' });
      },
      change: (settings) => void dispatch(settingsChanged(settings)),
    };
  }, [content, dispatch]);
  if (!content || !record) return null;
  return (
    <RealmContentProvider value={content}>
      <WorldProvider value={bus}>
        <RecordProvider value={record}>
          <main id="content" style={{ position: 'fixed', inset: 0, background: '#4f8f4a' }}>
            <h1 className="lw-hidden">{content.realm.title}</h1>
            <Hud />
            <StoryCard />
            <InteractPrompt />
            <TouchControls />
            <OverlayHost />
          </main>
        </RecordProvider>
      </WorldProvider>
    </RealmContentProvider>
  );
}
