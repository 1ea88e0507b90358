// The footer of the site: a short description, the page links in groups, and the account links.

import { PRODUCT } from '@lanternwise/shared/constants/product';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { usePricesHidden, withoutPrices } from '../../features/access/usePricesHidden.ts';
import { returnSearch } from '../../features/session/returnPath.ts';
import { Logo } from '../../ui/Logo.tsx';
import { footerGroups, type LinkGroup, type SiteLink, useVisitor } from './siteLinks.ts';

const guestLinks = (search: string): readonly SiteLink[] => [
  { to: `/sign-in${search}`, label: msg`Sign in` },
  { to: `/register${search}`, label: msg`Create account` },
];
const MEMBER_LINKS: readonly SiteLink[] = [
  { to: '/dashboard', label: msg`My dashboard` },
  { to: '/account', label: msg`My account` },
];

export function Footer() {
  const visitor = useVisitor();
  const search = returnSearch(useLocation());
  const account = { title: msg`Account`, links: visitor ? MEMBER_LINKS : guestLinks(search) };
  return (
    <footer className="lw-footer">
      <div className="lw-page grid gap-8 pt-10 pb-8 lg:grid-cols-[2fr_5fr]">
        <div className="grid content-start gap-3">
          <Logo name={PRODUCT} />
          <p className="max-w-md text-muted">
            <Trans>
              A lantern-lit adventure through artificial intelligence and Python, for learners of 12 and up. No adverts,
              no tracking, no chat with strangers.
            </Trans>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
          {[...footerGroups(visitor), account].map((group) => (
            <LinkList key={group.title.id} {...group} />
          ))}
        </div>
      </div>
      <p className="lw-page border-t-2 border-line/30 py-4 text-sm text-muted">
        <Trans>Every picture, sound and lesson here was made for Lanternwise.</Trans>
      </p>
    </footer>
  );
}

function LinkList({ title, links }: LinkGroup) {
  const { t } = useLingui();
  const arePricesHidden = usePricesHidden();
  return (
    <nav aria-label={t(title)}>
      <h2 className="mb-1 text-lg text-game-title">{t(title)}</h2>
      <ul className="grid">
        {withoutPrices(links, arePricesHidden).map(({ to, label }) => (
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
