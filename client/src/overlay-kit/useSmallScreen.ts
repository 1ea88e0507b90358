// Whether the window is as small as a phone's, upright or lying.
import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 700px), (max-height: 520px)';

function watch(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useSmallScreen = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(QUERY).matches);
