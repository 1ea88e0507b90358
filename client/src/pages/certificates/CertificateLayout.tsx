// The layout of the certificate pages: heading, lead text, and navigation.
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { usePage } from '../layout/usePage.ts';

const CERTIFICATE_LINKS = [
  { to: '/certificates/view', label: 'My certificates' },
  { to: '/certificates/generate', label: 'Generate' },
  { to: '/certificates/share', label: 'Share' },
  { to: '/certificates/verify', label: 'Verify' },
] as const;

export interface CertificateLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export function CertificateLayout({ title, lead, children }: CertificateLayoutProps) {
  const heading = usePage(title);
  return (
    <div className="lw-page grid gap-8 py-10">
      <div className="lw-no-print grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          {title}
        </h1>
        <p className="max-w-2xl text-lg text-muted">{lead}</p>
        <nav aria-label="Certificates" className="mt-2">
          <ul className="flex flex-wrap gap-1">
            {CERTIFICATE_LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className="lw-nav-link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </div>
  );
}

/** A spinner with a text. */
export function LoadingMessage({ children }: { children: string }) {
  return (
    <p role="status" className="grid min-h-[30vh] place-items-center gap-3 text-lg text-muted">
      <span className="flex items-center gap-3">
        <span className="lw-spinner" aria-hidden="true" />
        {children}
      </span>
    </p>
  );
}
