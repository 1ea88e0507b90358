// Hooks that follow a media query of the window.
import { useCallback, useSyncExternalStore } from 'react';
import { listen } from './subscriptions.ts';

/** False in prerendered pages, which know no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(window.matchMedia(query), 'change', onChange),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window has the size of a phone, in portrait or landscape. */
export const useSmallScreen = (): boolean => useMediaQuery('(width <= 760px), (height <= 520px)');
