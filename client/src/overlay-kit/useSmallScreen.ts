// Reports whether the window has the size of a phone, in portrait or landscape.
import { useSyncExternalStore } from 'react';

const SMALL_SCREEN_QUERY = '(max-width: 700px), (max-height: 520px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(SMALL_SCREEN_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useSmallScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(SMALL_SCREEN_QUERY).matches);
