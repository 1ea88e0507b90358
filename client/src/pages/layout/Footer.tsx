// The foot of every page of the site.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Link } from 'react-router-dom';
import { Logo } from '../../ui/Logo.tsx';
import { SITE_LINKS } from './links.ts';

export function Footer() {
  return (
    <footer className="lw-footer">
      <div className="lw-page grid gap-6 py-8 md:grid-cols-[1fr_auto] md:items-center">
        <div className="grid gap-2">
          <Logo name={PRODUCT} />
          <p className="max-w-md text-muted">
            A lantern-lit adventure through artificial intelligence and Python, for learners of 12 and up. No adverts,
            no tracking, no chat with strangers.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-1">
            {SITE_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="lw-nav-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
