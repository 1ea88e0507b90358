// The layout of every page of the site: navigation bar, page, footer.
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Spinner } from '../../ui/Spinner.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';

export function SiteLayout() {
  return (
    <div className="lw-site flex min-h-dvh flex-col">
      <Navbar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Suspense
          fallback={
            <p className="grid min-h-[60vh] place-items-center text-2xl text-muted">
              <Spinner />
            </p>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
