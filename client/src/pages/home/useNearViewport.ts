// Tells once an element comes within a margin of the viewport; stays true.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** `margin` as CSS pixels, such as "100px". A browser without IntersectionObserver counts everything as near; a prerendered page, nothing. */
export function useNearViewport<T extends Element>(margin: string): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(() => 'document' in globalThis && !('IntersectionObserver' in globalThis));
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [ref, isNear];
}
