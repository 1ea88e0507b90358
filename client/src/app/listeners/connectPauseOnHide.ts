// Pauses the world and releases held keys when the window loses focus; a hidden tab also opens the pause menu.
import type { Bus } from '../../bridge/bus.ts';
import { overlayRequested, selectIsOverlayOpen, selectOverlayStack } from '../../features/overlays/overlaysSlice.ts';
import type { AppStore } from '../store.ts';

/** Returns the cleanup function. */
export function connectPauseOnHide(store: AppStore, bus: Bus): () => void {
  const isMenuOpen = () => selectOverlayStack(store.getState()).some(({ request }) => request.kind === 'pause');
  const handleBlur = () => bus.emit('game/paused', { paused: true });
  const handleFocus = () => bus.emit('game/paused', { paused: isMenuOpen() });
  const handleVisibility = () => {
    if (document.visibilityState !== 'hidden') return;
    if (!selectIsOverlayOpen(store.getState())) store.dispatch(overlayRequested({ kind: 'pause' }));
  };
  window.addEventListener('blur', handleBlur);
  window.addEventListener('focus', handleFocus);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('blur', handleBlur);
    window.removeEventListener('focus', handleFocus);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
