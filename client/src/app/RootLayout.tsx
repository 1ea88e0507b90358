// Layout of every page: the skip link, the error boundary, the help owl, the live lesson, toasts, and scrolling to the top after navigation.
import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../features/session/useSession.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { isPreview, leavePreview } from '../lib/preview.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';
import { Notices } from './Notices.tsx';
import { OwlButton } from './OwlButton.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import styles from './RootLayout.module.css';
import { Toasts } from './Toasts.tsx';

export function RootLayout() {
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  const lastPlace = useRef(place);
  useEffect(() => {
    // On the first page of a visit the browser decides: who has scrolled before the scripts ran would lose the place, and a press under way.
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    if (!place.includes('#')) window.scrollTo(0, 0);
  }, [place]);
  return (
    <>
      <a href="#content" className="lw-skip">
        <Trans>Skip to content</Trans>
      </a>
      <PageErrorBoundary resetKey={pathname}>
        <Suspense fallback={<LoadingLogo />}>
          <Outlet />
        </Suspense>
      </PageErrorBoundary>
      <PreviewBanner />
      <LiveLesson />
      <OwlButton />
      <Notices />
      <Toasts />
    </>
  );
}

const loadHost = withAreaMessages('live', async () => (await import('./hosts/live/LiveLessonHost.tsx')).LiveLessonHost);

/** Short, because a lesson may be on already. */
const IDLE_TIMEOUT_MS = 2000;
const STAFF: readonly unknown[] = ['Teacher', 'Admin', 'Parent'];

/** Loads the child's side of the live lesson for signed-in learners, when the browser is idle; guests and teachers never fetch it. */
function LiveLesson() {
  const { user } = useSession();
  const isLearner = user !== null && !STAFF.includes(user.role) && !isPreview;
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    if (!isLearner) return;
    let cancelled = false;
    whenIdle(
      () =>
        void loadHost().then(
          (loaded) => !cancelled && setHost(() => loaded),
          () => undefined,
        ),
      { timeout: IDLE_TIMEOUT_MS },
    );
    return () => {
      cancelled = true;
    };
  }, [isLearner]);
  return isLearner && Host ? <Host key={user.id} /> : null;
}

/** Says that a teacher is playing a preview, and leads back to the class. */
const PreviewBanner = () => (isPreview ? <Banner /> : null);

function Banner() {
  const { t } = useLingui();
  const { status, user } = useSession();
  const isTeacher = user?.role === 'Teacher' || user?.role === 'Admin';
  // The next person who signs in in this tab plays for real.
  const isOver = status !== 'unknown' && !isTeacher;
  useEffect(() => {
    if (isOver) leavePreview();
  }, [isOver]);
  useEffect(() => {
    document.documentElement.dataset.preview = '';
  }, []);
  return (
    <section aria-label={t`Preview`} className={cx('lw-no-print', styles.banner)}>
      <Eye aria-hidden="true" size={20} className="flex-none" />
      <span>
        <Trans>Preview: nothing you do is saved.</Trans>
      </span>
      <Button size="small" onClick={leavePreview}>
        <Trans>Back to the class</Trans>
      </Button>
    </section>
  );
}
