// The layout of every page of the site: navigation bar, page, footer, and the cookie banner, which no game page has.
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { OptionalPart } from '../../ui/OptionalPart.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';

const CookieConsent = lazyPart(async () => (await import('../cookies/CookieConsent.tsx')).CookieConsent);

export function SiteLayout() {
  return (
    <div className="lw-site flex min-h-dvh flex-col">
      <Navbar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Suspense
          fallback={
            // As tall as the screen: else the footer would come into view and jump away again.
            <p className="grid min-h-dvh place-items-center text-2xl text-muted">
              <Spinner />
            </p>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <OptionalPart>
        <CookieConsent />
      </OptionalPart>
    </div>
  );
}
