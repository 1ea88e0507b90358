// Hook for pages and windows that could not be loaded: whether the reason is an update of the site.
import { useEffect, useState } from 'react';
import { isLoadError, isOutdated } from './isOutdated.ts';

export function useIsOutdated(error: unknown): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (!isLoadError(error)) return;
    let cancelled = false;
    void isOutdated().then((is) => !cancelled && setFound(is));
    return () => {
      cancelled = true;
    };
  }, [error]);
  return found;
}
