// The layout of the certificate pages: heading, lead text, and navigation; and the user's own certificates once they are loaded.

import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { certificatesApi } from '../../features/certificatesApi.ts';
import { Page } from '../layout/PageHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';

const CERTIFICATE_LINKS: readonly { to: string; label: MessageDescriptor }[] = [
  { to: '/certificates/view', label: msg`My certificates` },
  { to: '/certificates/generate', label: msg`Generate` },
  { to: '/certificates/share', label: msg`Share` },
  { to: '/certificates/verify', label: msg`Verify` },
];

export interface CertificateLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function CertificateLayout({ title, lead, children }: CertificateLayoutProps) {
  const { t } = useLingui();
  return (
    <Page
      title={title}
      isScreenOnly
      lead={lead}
      below={
        <nav aria-label={t`Certificates`} className="mt-2">
          <ul className="flex flex-wrap gap-1">
            {CERTIFICATE_LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className="lw-nav-link">
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      {children}
    </Page>
  );
}

/** A spinner with a text. */
export function LoadingMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="grid min-h-[30vh] place-items-center gap-3 text-lg text-muted">
      <span className="flex items-center gap-3">
        <span className="lw-spinner" aria-hidden="true" />
        {children}
      </span>
    </p>
  );
}

interface OwnCertificatesProps {
  userId: string;
  children(certificates: readonly OwnCertificate[]): ReactNode;
}

export function OwnCertificates({ userId, children }: OwnCertificatesProps) {
  const loading = (
    <LoadingMessage>
      <Trans>Fetching your certificates...</Trans>
    </LoadingMessage>
  );
  return (
    <QueryResult query={certificatesApi.useUserCertificatesQuery({ userId })} loading={loading}>
      {children}
    </QueryResult>
  );
}
