// Follows a hash link such as /#faq into late sections: loads all down to the target, then scrolls to it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface HashTarget {
  /** Whether a section must load now, wherever the viewport is. */
  isWanted(id: string): boolean;
  onShown(id: string): void;
}

export function useHashTarget(ids: readonly string[]): HashTarget {
  const { hash, key } = useLocation();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const target = ids.indexOf(hash.slice(1));
  const arrivedAt = useRef<string>(undefined);
  const isReady = target >= 0 && ids.slice(0, target + 1).every((id) => shown.has(id));

  useEffect(() => {
    const visit = key + hash;
    if (!isReady || arrivedAt.current === visit) return;
    arrivedAt.current = visit;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash, key]);

  const onShown = useCallback((id: string) => setShown((before) => new Set(before).add(id)), []);
  const isWanted = (id: string) => ids.indexOf(id) <= target;
  return { isWanted, onShown };
}
