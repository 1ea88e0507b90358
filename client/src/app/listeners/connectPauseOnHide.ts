// A hidden tab or a window without focus pauses the world and lets go of held keys; a hidden tab also shows the pause menu.
import type { Bus } from '../../bridge/bus.ts';
import { overlayRequested, selectIsOverlayOpen, selectOverlayStack } from '../../features/overlays/overlaysSlice.ts';
import type { AppStore } from '../store.ts';

/** Returns the stop. */
export function connectPauseOnHide(store: AppStore, bus: Bus): () => void {
  const menuOpen = () => selectOverlayStack(store.getState()).some(({ request }) => request.kind === 'pause');
  const blur = () => bus.emit('game/paused', { paused: true });
  const focus = () => bus.emit('game/paused', { paused: menuOpen() });
  const hide = () => {
    if (document.visibilityState !== 'hidden') return;
    if (!selectIsOverlayOpen(store.getState())) store.dispatch(overlayRequested({ kind: 'pause' }));
  };
  window.addEventListener('blur', blur);
  window.addEventListener('focus', focus);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('blur', blur);
    window.removeEventListener('focus', focus);
    document.removeEventListener('visibilitychange', hide);
  };
}
