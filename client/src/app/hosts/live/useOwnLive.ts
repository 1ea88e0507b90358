// Follows the live lessons of this learner's classes while the page is visible, and reports where the learner is while one is on.
import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { connectOwnLive } from '../../../features/live/connectLive.ts';
import { lessonChanged, selectLesson, selectPlace } from '../../../features/live/liveSlice.ts';
import { type PresenceReporter, startPresence } from '../../../features/live/presence.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { listen, stopAll } from '../../../lib/subscriptions.ts';

/** After this time without a message the lesson releases the learner, so that a broken connection pauses nobody for long. */
const LET_GO_MS = 60_000;

const isVisible = () => document.visibilityState !== 'hidden';

export interface LessonEndings {
  /** The teacher or the server ended it, or the learner is no longer in the class. */
  onEnded(): void;
  /** The connection was lost for long, and the lesson was let go. */
  onLost(): void;
}

/** Returns the function that ends it. */
export function followOwnLive(
  store: AppStore,
  { onEnded, onLost }: LessonEndings,
  connect: typeof connectOwnLive = connectOwnLive,
): () => void {
  let live: ReturnType<typeof connectOwnLive> | undefined;
  let presence: PresenceReporter | undefined;
  let letGo: ReturnType<typeof setTimeout> | undefined;

  const readLesson = () => selectLesson(store.getState());
  const setLesson = (lesson: OwnLiveLesson | null) => store.dispatch(lessonChanged(lesson));
  const placeNow = () => ({ ...selectPlace(store.getState()), visible: isVisible() });
  const stopPresence = () => {
    presence?.stop();
    presence = undefined;
  };
  const handleLesson = () => {
    const state = live?.getState();
    if (!state) return;
    const { connection, lesson, cursor } = state;
    const isHeard = connection.kind === 'live' || connection.kind === 'polling';
    if (isHeard || connection.kind === 'refused') {
      clearTimeout(letGo);
      letGo = undefined;
    } else if (readLesson() && letGo === undefined) {
      letGo = setTimeout(() => {
        letGo = undefined;
        setLesson(null);
        stopPresence();
        onLost();
      }, LET_GO_MS);
    }
    // A new connection knows nothing yet: the lesson stays as it was.
    if (connection.kind !== 'refused' && (cursor === null || !isHeard)) return;
    if (readLesson() && !lesson) onEnded();
    setLesson(lesson);
    if (lesson) presence ??= startPresence(placeNow());
    else stopPresence();
  };
  const open = () => {
    live = connect();
    live.subscribe(handleLesson);
  };
  const handleVisibility = () => {
    presence?.update(placeNow());
    if (isVisible()) {
      if (!live) open();
      return;
    }
    const hidden = live;
    live = undefined;
    hidden?.stop();
  };
  const stopListening = stopAll(
    observeStore(store, selectPlace, () => presence?.update(placeNow())),
    listen(document, 'visibilitychange', handleVisibility),
  );
  if (isVisible()) open();
  return () => {
    stopListening();
    clearTimeout(letGo);
    const last = live;
    live = undefined;
    last?.stop();
    stopPresence();
    setLesson(null);
  };
}

/** @param endings the same object in every render */
export function useOwnLive(isInClass: boolean, endings: LessonEndings): void {
  const store = useStore() as AppStore;
  useEffect(() => (isInClass ? followOwnLive(store, endings) : undefined), [isInClass, store, endings]);
}
