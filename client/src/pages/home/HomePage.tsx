// The start page, composed of its sections; all but the first are chunks of their own.
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { usePage } from '../layout/usePage.ts';
import { Hero } from './hero/Hero.tsx';
import type { JoinedGroup } from './JoinedBanner.tsx';
import { LazySection, type LazySectionProps } from './LazySection.tsx';
import { useHashTarget } from './useHashTarget.ts';

/** How early a section's code is fetched; that of the features is set by the requirements. */
const FEATURES_MARGIN = '100px';
const MARGIN = '1200px';

const JoinedBanner = lazyPart(async () => (await import('./JoinedBanner.tsx')).JoinedBanner);

type Section = Pick<LazySectionProps, 'id' | 'Content' | 'margin' | 'reserve'>;

/** In the order of the requirements. The reserved heights are those measured on a phone, a tablet and a desktop. */
const SECTIONS: readonly Section[] = [
  {
    id: 'features',
    Content: lazyPart(async () => (await import('./sections/Features.tsx')).Features),
    margin: FEATURES_MARGIN,
    reserve: 'min-h-[1928px] md:min-h-[1469px]',
  },
  {
    id: 'courses',
    Content: lazyPart(async () => (await import('./sections/Courses.tsx')).Courses),
    margin: MARGIN,
    reserve: 'min-h-[2652px] md:min-h-[1175px]',
  },
  {
    id: 'about',
    Content: lazyPart(async () => (await import('./sections/About.tsx')).About),
    margin: MARGIN,
    reserve: 'min-h-[1388px] md:min-h-[739px]',
  },
  {
    id: 'community',
    Content: lazyPart(async () => (await import('./sections/Community.tsx')).Community),
    margin: MARGIN,
    reserve: 'min-h-[1995px] md:min-h-[880px]',
  },
  {
    id: 'faq',
    Content: lazyPart(async () => (await import('./sections/Faq.tsx')).Faq),
    margin: MARGIN,
    reserve: 'min-h-[914px] md:min-h-[821px]',
  },
  {
    id: 'reviews',
    Content: lazyPart(async () => (await import('./sections/Reviews.tsx')).Reviews),
    margin: MARGIN,
    reserve: 'min-h-[609px]',
  },
  {
    id: 'getStarted',
    Content: lazyPart(async () => (await import('./sections/GetStarted.tsx')).GetStarted),
    margin: MARGIN,
    reserve: 'min-h-[590px] md:min-h-[786px]',
  },
];
const IDS = SECTIONS.map(({ id }) => id);

export function HomePage() {
  const { t } = useLingui();
  const heading = usePage(t`Lanternwise: Learn AI Through RPG Gaming | Educational Game`, true);
  const joined = useJoinedGroup();
  const { isWanted, onShown } = useHashTarget(IDS);
  return (
    <div className="lw-home">
      {joined && (
        <Suspense>
          <JoinedBanner {...joined} />
        </Suspense>
      )}
      <Hero heading={heading} />
      <LazySky />
      {SECTIONS.map((section) => (
        <LazySection key={section.id} {...section} isWanted={isWanted(section.id)} onShown={onShown} />
      ))}
    </div>
  );
}

const Sky = lazyPart(async () => (await import('./sky/Sky.tsx')).Sky);

/** Loads the moving background once the page is idle, and only where it may move. */
function LazySky() {
  const isStill = useReducedMotion();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    whenIdle(() => !isCancelled && setIdle(true));
    return () => {
      isCancelled = true;
    };
  }, []);
  if (isStill || !isIdle) return null;
  return (
    <Suspense>
      <Sky />
    </Suspense>
  );
}

/** The group that was just joined, from the navigation state. */
function useJoinedGroup(): JoinedGroup | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return undefined;
  const { groupCode, groupName } = state as Record<string, unknown>;
  return typeof groupCode === 'string' && typeof groupName === 'string' ? { groupCode, groupName } : undefined;
}
