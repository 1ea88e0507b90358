// Whether the sidebar has room beside the text; the style sheet has the same width.
import { useSyncExternalStore } from 'react';

const QUERY = '(width >= 1000px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** False in prerendered pages, which know no window. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
