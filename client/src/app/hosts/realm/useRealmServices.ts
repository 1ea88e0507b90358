// Creates the services of an open realm: bus, recorder, narrator, audio and listeners.

import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Bus, createBus } from '../../../bridge/bus.ts';
import { createLiveContent } from '../../../features/content/liveContent.ts';
import { createTextTranslator } from '../../../features/content/textTranslator.ts';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import type { OverlayRequest } from '../../../features/overlays/overlayRequest.ts';
import { overlayRequested, overlaysCleared, selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { storeMapProgress } from '../../../features/progress/mapProgress.ts';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import type { ProgressSync } from '../../../features/progress/progressSync.ts';
import { createRecorder } from '../../../features/progress/recorder.ts';
import { taskAsked } from '../../../features/realm/askedTasks.ts';
import { exitRevealed, realmOpened, taskChosen } from '../../../features/realm/realmSlice.ts';
import { getRealmState, selectRealmState } from '../../../features/realm/realmState.ts';
import { refreshUser } from '../../../features/session/sessionThunks.ts';
import { selectSettings } from '../../../features/settings/settingsSlice.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { createNarrator } from '../../../narration/createNarrator.ts';
import { prefetchParts } from '../../../ui/lazyPart.tsx';
import { needsAvatar } from '../../listeners/connectAvatar.ts';
import { connectBackpack } from '../../listeners/connectBackpack.ts';
import { connectPythonPrefetch } from '../../listeners/connectPythonPrefetch.ts';
import type { RealmAudio } from '../../listeners/connectRealmAudio.ts';
import { connectRealmWorld } from '../../listeners/connectRealmWorld.ts';
import { connectSettings } from '../../listeners/connectSettings.ts';
import { connectPosition } from '../../listeners/realm/position.ts';
import { needsWelcome } from './needsWelcome.ts';

export interface RealmServiceOptions {
  content: RealmContent;
  store: AppStore;
  sync: ProgressSync;
}

type RealmWorldConnection = ReturnType<typeof connectRealmWorld>;

/** Opens what a visit begins with, one after the other: who plays here first chooses an avatar and sees the opening; the welcome while it is needed. */
function openInitialOverlays(
  { store, content }: Pick<RealmServiceOptions, 'store' | 'content'>,
  hasPlayedBefore: boolean,
): () => void {
  const first: OverlayRequest[] = needsAvatar(store, hasPlayedBefore) ? [{ kind: 'avatar' }, { kind: 'opening' }] : [];
  let stop: () => void = () => undefined;
  const openNext = () => {
    stop();
    const request = first.shift();
    if (!request) {
      if (needsWelcome(content.quest, getRealmState(store, content)))
        store.dispatch(overlayRequested({ kind: 'welcome' }));
      return;
    }
    store.dispatch(overlayRequested(request));
    stop = observeStore(store, selectIsOverlayOpen, (isOpen) => {
      if (!isOpen) openNext();
    });
  };
  openNext();
  return () => stop();
}

/** Calls `open` once, when the world is on the screen; returns the cleanup of both. */
export function whenWorldShown(bus: Pick<Bus, 'on'>, open: () => () => void): () => void {
  let close: (() => void) | undefined;
  const stop = bus.on('world/ready', () => {
    close ??= open();
  });
  return () => {
    stop();
    close?.();
  };
}

type ConnectAudio = typeof import('../../listeners/connectRealmAudio.ts').connectRealmAudio;

/** Sound is played after the world has been shown, so its code is loaded then too; without it the realm is silent. Returns the cleanup. */
function connectAudio(
  audio: { current: RealmAudio | undefined },
  start: (connect: ConnectAudio) => RealmAudio,
): () => void {
  let isStopped = false;
  import('../../listeners/connectRealmAudio.ts').then(
    ({ connectRealmAudio }) => {
      if (!isStopped) audio.current = start(connectRealmAudio);
    },
    (error: unknown) => console.warn('The sound of the realm could not be loaded', error),
  );
  return () => {
    isStopped = true;
    audio.current?.stop();
    audio.current = undefined;
  };
}

/** Stores the map's progress whenever the realm's state changes. */
function connectMapProgress(store: AppStore, content: RealmContent): () => void {
  const save = (state: RealmState) => storeMapProgress(content.realm.id, state, content.quest);
  save(getRealmState(store, content));
  return observeStore(store, selectRealmState(content), save);
}

function createRealmServices(
  { content: first, store, sync }: RealmServiceOptions,
  world: { current: RealmWorldConnection | undefined },
  audio: { current: RealmAudio | undefined },
) {
  const live = createLiveContent(first);
  const { content } = live;
  const realm = content.realm.id;
  const record = createRecorder({
    realm,
    questContext: live.questContext,
    getState: () => getRealmState(store, content),
    setState: (state) => store.dispatch(realmAdvanced({ realm, state })),
    append: sync.append,
    onEffects: (effects) => world.current?.announce(effects),
  });
  const narrator = createNarrator({
    settings: () => {
      const { narration, narrationLanguage, language, volumes } = selectSettings(store.getState());
      return {
        enabled: narration,
        language: narrationLanguage,
        interfaceLanguage: language,
        volume: Math.min(1, volumes.master > 0 ? volumes.voice : 0),
      };
    },
    translate: createTextTranslator(realm, () => content),
    onSpeaking: (speaking) => audio.current?.duck(speaking),
  });
  return { bus: createBus(), record, narrator, live };
}

export function useRealmServices(options: RealmServiceOptions) {
  const { store, sync } = options;
  const world = useRef<RealmWorldConnection>(undefined);
  const audio = useRef<RealmAudio>(undefined);
  const [{ bus, record, narrator, live }] = useState(() => createRealmServices(options, world, audio));
  const { content } = live;
  useEffect(() => live.replace(options.content), [live, options.content]);

  useEffect(() => {
    const hasPlayedBefore = getRealmState(store, content).entered;
    store.dispatch(realmOpened());
    store.dispatch(taskChosen(taskAsked()));
    world.current = connectRealmWorld({ bus, store, content, record });
    const cleanups = [
      world.current.stop,
      whenWorldShown(bus, () => connectAudio(audio, (connect) => connect(store, bus, content.realm))),
      connectSettings(store, bus),
      connectPythonPrefetch(bus, content),
      connectMapProgress(store, content),
      connectPosition(bus, content.realm.id),
      connectBackpack(),
      bus.on('world/ready', () => whenIdle(() => void prefetchParts())),
    ];
    record({ kind: 'realm-entered' });
    const stopOpening = whenWorldShown(bus, () => openInitialOverlays({ store, content }, hasPlayedBefore));
    return () => {
      stopOpening();
      for (const stop of cleanups) stop();
      narrator.stop();
      store.dispatch(overlaysCleared());
      // The next realm's total counts what was earned here.
      void sync.flush().then(() => store.dispatch(refreshUser()));
    };
  }, [bus, record, narrator, store, sync, content]);

  const resetTasks = useCallback(() => {
    record({ kind: 'tasks-reset' });
    bus.emit('exit/shown', { id: content.quest.exit.id, shown: false });
    store.dispatch(exitRevealed(false));
    store.dispatch(hintGiven('notice', t`All tasks on this map start again.`));
  }, [record, bus, store, content]);

  return { bus, record, narrator, content, resetTasks };
}
