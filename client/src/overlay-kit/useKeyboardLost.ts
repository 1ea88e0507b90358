// Tells whether the keyboard is elsewhere, in another window or a frame, so that keys cannot reach the world.
import { useSyncExternalStore } from 'react';
import { listen, stopAll } from '../lib/subscriptions.ts';

const isLost = (): boolean => !document.hasFocus() || document.activeElement instanceof HTMLIFrameElement;

function subscribe(onChange: () => void): () => void {
  // The document tells where the focus has gone only after the event.
  const later = () => setTimeout(onChange);
  return stopAll(
    listen(window, 'focus', later),
    listen(window, 'blur', later),
    listen(document, 'focusin', later),
    listen(document, 'focusout', later),
    listen(document, 'visibilitychange', later),
  );
}

export const useKeyboardLost = (): boolean => useSyncExternalStore(subscribe, isLost, () => false);
