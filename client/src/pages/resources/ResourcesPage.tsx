// /teacher/resources: the sidebar with search and contents, and beside it the introduction or the guide that the fragment names.
import type { Guide } from '@lanternwise/shared/resources/guide';
import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../../features/settings/useSettings.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { usePage } from '../layout/usePage.ts';
import { findGuide, wordsIn } from './guides.ts';
import { Introduction } from './Introduction.tsx';
import styles from './nav.module.css';
import { placeOf } from './place.ts';
import { ResourceNav } from './ResourceNav.tsx';
import { ResourceSearch } from './ResourceSearch.tsx';

/** With the blocks, sheets and printing of guides, which the introduction does without. */
const GuideView = lazyPart(async () => (await import('./GuideView.tsx')).GuideView);

export function ResourcesPage() {
  const { t } = useLingui();
  const { language } = useSettings();
  const { hash } = useLocation();
  // A fragment never reaches the server: the prerendered page shows the introduction.
  const place = placeOf(useHydrated() ? hash : '');
  const entry = findGuide(place.guide);
  const [guide, setGuide] = useState<Guide>();
  const title = usePage(entry ? wordsIn(entry, language).title : t`Teaching Resources`);
  return (
    <div className="lw-page grid gap-8 py-8 min-[1000px]:grid-cols-[270px_minmax(0,1fr)] min-[1000px]:gap-12">
      <aside className={styles.sidebar} aria-label={t`Search and contents`}>
        <ResourceSearch />
        <Contents>{(close) => <ResourceNav place={place} guide={guide} onChoose={close} />}</Contents>
      </aside>
      <div className="min-w-0">
        {entry ? (
          <Suspense fallback={<Spinner />}>
            <GuideView key={entry.id} entry={entry} heading={place.heading} title={title} onLoad={setGuide} />
          </Suspense>
        ) : (
          <Introduction title={title} />
        )}
      </div>
    </div>
  );
}

/** Always open beside the text; on a narrow screen it opens on demand and closes with a choice. */
function Contents({ children }: { children(close: () => void): ReactNode }) {
  // The sidebar has room beside the text; the style sheet has the same width.
  const isWide = useMediaQuery('(width >= 1000px)');
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  if (isWide) return <div className={styles.scroll}>{children(() => undefined)}</div>;
  return (
    <details ref={details} className={styles.contents}>
      <summary>
        <BookOpen aria-hidden="true" size={20} /> <Trans>Contents</Trans>
      </summary>
      {children(close)}
    </details>
  );
}
