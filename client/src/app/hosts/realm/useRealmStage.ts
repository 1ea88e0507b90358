// Builds what lives as long as the realm is on screen: bus, recorder, narrator, audio, and the listeners.

import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createBus } from '../../../bridge/bus.ts';
import { createLiveContent } from '../../../features/content/liveContent.ts';
import { createTextsInOther } from '../../../features/content/textsInOther.ts';
import { overlayRequested, overlaysCleared, selectAnyOverlay } from '../../../features/overlays/overlaysSlice.ts';
import { keepMapProgress } from '../../../features/progress/mapProgress.ts';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import { createRecorder } from '../../../features/progress/recorder.ts';
import { exitRevealed, hintGiven, realmOpened } from '../../../features/realm/realmSlice.ts';
import { readToken } from '../../../features/session/token.ts';
import { selectSettings } from '../../../features/settings/settingsSlice.ts';
import { observe } from '../../../lib/observeStore.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { createNarrator } from '../../../narration/createNarrator.ts';
import { fetchPartsAhead } from '../../../ui/part.tsx';
import { needsAvatar } from '../../listeners/avatarAccount.ts';
import { joinPauseOnHide } from '../../listeners/pauseOnHide.ts';
import type { ProgressSync } from '../../listeners/progressSync.ts';
import { joinPythonPrefetch } from '../../listeners/pythonPrefetch.ts';
import { realmStateOf, selectRealmState } from '../../listeners/realm/realmState.ts';
import { joinRealmAudio, type RealmAudio } from '../../listeners/realmAudio.ts';
import { joinRealmWorld } from '../../listeners/realmWorld.ts';
import { joinSettingsToWorld } from '../../listeners/settingsToWorld.ts';
import type { AppStore } from '../../store.ts';

export interface StageOptions {
  content: RealmContent;
  store: AppStore;
  sync: ProgressSync;
}

type World = ReturnType<typeof joinRealmWorld>;

/** The welcome; before it the avatar, where nobody chose one yet. Returns the stop. */
function openFirstOverlays(store: AppStore, known: boolean): () => void {
  const welcome = () => store.dispatch(overlayRequested({ kind: 'welcome' }));
  if (!needsAvatar(store, known)) {
    welcome();
    return () => undefined;
  }
  store.dispatch(overlayRequested({ kind: 'avatar' }));
  const stop = observe(store, selectAnyOverlay, (isOpen) => {
    if (isOpen) return;
    stop();
    welcome();
  });
  return stop;
}

/** Keeps the map's own progress object in step with the realm's state. */
function joinMapProgress(store: AppStore, content: RealmContent): () => void {
  const keep = (state: RealmState) => keepMapProgress(content.realm.id, state, content.quest);
  keep(realmStateOf(store, content));
  return observe(store, selectRealmState(content), keep);
}

function createStage(
  { content: first, store, sync }: StageOptions,
  world: { current: World | undefined },
  audio: { current: RealmAudio | undefined },
) {
  const live = createLiveContent(first);
  const { content } = live;
  const realm = content.realm.id;
  const record = createRecorder({
    realm,
    facts: live.facts,
    state: () => realmStateOf(store, content),
    advance: (state) => store.dispatch(realmAdvanced({ realm, state })),
    append: sync.append,
    announce: (effects) => world.current?.announce(effects),
  });
  const narrator = createNarrator({
    settings: () => {
      const { narration, narrationLanguage, language, volumes } = selectSettings(store.getState());
      return {
        on: narration,
        language: narrationLanguage,
        shownIn: language,
        volume: Math.min(1, volumes.master > 0 ? volumes.voice : 0),
      };
    },
    translate: createTextsInOther(realm, () => content),
    token: readToken,
    onSpeaking: (speaking) => audio.current?.duck(speaking),
  });
  return { bus: createBus(), record, narrator, live };
}

export function useRealmStage(options: StageOptions) {
  const { store } = options;
  const world = useRef<World>(undefined);
  const audio = useRef<RealmAudio>(undefined);
  const [{ bus, record, narrator, live }] = useState(() => createStage(options, world, audio));
  const { content } = live;
  useEffect(() => live.replace(options.content), [live, options.content]);

  useEffect(() => {
    const known = realmStateOf(store, content).entered;
    store.dispatch(realmOpened());
    world.current = joinRealmWorld({ bus, store, content, record });
    audio.current = joinRealmAudio(store, bus, content.realm);
    const stops = [
      world.current.stop,
      audio.current.stop,
      joinSettingsToWorld(store, bus),
      joinPythonPrefetch(bus, content),
      joinMapProgress(store, content),
      joinPauseOnHide(store, bus),
      bus.on('world/ready', () => whenIdle(() => void fetchPartsAhead())),
    ];
    record({ kind: 'realm-entered' });
    const stopOpening = openFirstOverlays(store, known);
    return () => {
      stopOpening();
      for (const stop of stops) stop();
      narrator.stop();
      store.dispatch(overlaysCleared());
    };
  }, [bus, record, narrator, store, content]);

  const resetTasks = useCallback(() => {
    record({ kind: 'tasks-reset' });
    bus.say('exit/shown', { id: content.quest.exit.id, shown: false });
    store.dispatch(exitRevealed(false));
    store.dispatch(hintGiven(t`All tasks of this map start again.`));
  }, [record, bus, store, content]);

  return { bus, record, narrator, content, resetTasks };
}
