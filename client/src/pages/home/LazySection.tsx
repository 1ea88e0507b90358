// One anchored section of the start page: its code is fetched as it nears the viewport; until then a spinner stands in its reserved space.
import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';

export interface LazySectionProps {
  id: string;
  /** Suspends until its code is there. */
  Content: ComponentType;
  /** How far below the viewport the code is fetched, for example "100px". */
  margin: string;
  /** Classes that reserve the section's height while it loads. */
  reserve: string;
  /** Fetches the code wherever the viewport is: a link leads to this section or to one below it. */
  isWanted?: boolean;
  onShown?: ((id: string) => void) | undefined;
}

export function LazySection({ id, Content, margin, reserve, isWanted = false, onShown }: LazySectionProps) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>(margin);
  const place = `grid place-items-center text-2xl text-muted ${reserve}`;
  const loading = (
    <div className={place}>
      <Spinner />
    </div>
  );
  return (
    <div id={id} ref={ref}>
      {isNear || isWanted ? (
        <Suspense fallback={loading}>
          <Shown id={id} onShown={onShown}>
            <Content />
          </Shown>
        </Suspense>
      ) : (
        <div className={place}>
          {/* Prerendered for readers without scripts; React leaves it alone in the browser, so its code is not fetched. */}
          <noscript className="w-full text-base">
            <Content />
          </noscript>
        </div>
      )}
    </div>
  );
}

/** Reports when its content is no longer suspended. */
function Shown({ id, onShown, children }: Pick<LazySectionProps, 'id' | 'onShown'> & { children: ReactNode }) {
  useEffect(() => onShown?.(id), [id, onShown]);
  return children;
}

/**
 * Whether the element has come within a margin of the viewport. `margin` as CSS pixels, such as "100px". A browser without IntersectionObserver counts everything as near;
 * a prerendered page, nothing.
 */
function useNearViewport<T extends Element>(margin: string): [RefObject<T | null>, boolean] {
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
