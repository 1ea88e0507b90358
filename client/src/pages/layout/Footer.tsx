// The footer of the site: a short description, the page links and the account links.

import { PRODUCT } from '@lanternwise/shared/constants/product';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { returnSearch } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Logo } from '../../ui/Logo.tsx';
import { FOOTER_LINKS, type SiteLink } from './siteLinks.ts';

const guestLinks = (search: string) => [
  { to: `/sign-in${search}`, label: msg`Sign in` },
  { to: `/register${search}`, label: msg`Create account` },
];
const LEARNER_LINKS = [{ to: '/account', label: msg`My account` }];

export function Footer() {
  const { t } = useLingui();
  const signedIn = useSession().status === 'signed-in';
  const search = returnSearch(useLocation());
  return (
    <footer className="lw-footer">
      <div className="lw-page grid gap-8 pt-10 pb-8 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="grid content-start gap-3 sm:col-span-2 lg:col-span-1">
          <Logo name={PRODUCT} />
          <p className="max-w-md text-muted">
            <Trans>
              A lantern-lit adventure through artificial intelligence and Python, for learners of 12 and up. No adverts,
              no tracking, no chat with strangers.
            </Trans>
          </p>
        </div>
        <LinkList title={t`Explore`} links={FOOTER_LINKS} />
        <LinkList title={t`Account`} links={signedIn ? LEARNER_LINKS : guestLinks(search)} />
      </div>
      <p className="lw-page border-t-2 border-line/30 py-4 text-sm text-muted">
        <Trans>Every picture, sound and lesson here was made for Lanternwise.</Trans>{' '}
        <Link to="/licences" className="underline">
          <Trans>Licences</Trans>
        </Link>
      </p>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly SiteLink[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-lg text-game-title">{title}</h2>
      <ul className="grid">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="lw-foot-link">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
