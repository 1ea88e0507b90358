// Pauses the world while the pause menu is open, the window is blurred or hidden, or the teacher holds the class.

import { holdsClass, selectLesson } from '../../../features/live/liveSlice.ts';
import { overlayRequested, selectIsOverlayOpen, selectOverlayStack } from '../../../features/overlays/overlaysSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { listen, stopAll } from '../../../lib/subscriptions.ts';

/** The only emitter of 'game/paused': no reason to pause may end another one. Returns the cleanup function. */
export function connectPause({ store, bus }: Pick<RealmContext, 'store' | 'bus'>): () => void {
  let isWindowBlurred = false;
  let isPaused: boolean | undefined;
  const isMenuOpen = () => selectOverlayStack(store.getState()).some(({ request }) => request.kind === 'pause');
  const update = () => {
    const paused = isWindowBlurred || isMenuOpen() || holdsClass(selectLesson(store.getState()));
    if (paused !== isPaused) bus.emit('game/paused', { paused });
    isPaused = paused;
  };
  const handleBlur = () => {
    isWindowBlurred = true;
    update();
  };
  const handleFocus = () => {
    isWindowBlurred = false;
    update();
  };
  const handleVisibility = () => {
    if (document.visibilityState !== 'hidden') return;
    if (!selectIsOverlayOpen(store.getState())) store.dispatch(overlayRequested({ kind: 'pause' }));
  };
  update();
  return stopAll(
    listen(window, 'blur', handleBlur),
    listen(window, 'focus', handleFocus),
    listen(document, 'visibilitychange', handleVisibility),
    observeStore(store, selectOverlayStack, update),
    observeStore(store, selectLesson, update),
  );
}
