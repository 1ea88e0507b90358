// Layout of every page: the skip link, the error boundary, the help owl, the live lesson, toasts, and scrolling to the top after navigation.
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';
import { LiveLesson } from './LiveLesson.tsx';
import { OwlButton } from './OwlButton.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';
import { Toasts } from './Toasts.tsx';

export function RootLayout() {
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  useEffect(() => {
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
      <Toasts />
    </>
  );
}
