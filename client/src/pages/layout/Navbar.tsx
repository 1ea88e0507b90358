// The navigation bar: logo, page links, language, theme, and the account menu or the sign-in link.

import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { returnSearch } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SITE_LINKS } from './siteLinks.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useDisclosure } from './useDisclosure.ts';

export function Navbar() {
  const { t } = useLingui();
  return (
    <header className="lw-nav">
      <div className="lw-page flex min-h-18 items-center gap-2">
        <Link to="/" className="mr-auto rounded-md p-1" aria-label={t`Lanternwise, start page`}>
          <Logo name={PRODUCT} />
        </Link>
        <nav aria-label={t`Main`} className="hidden lg:block">
          <PageLinks className="flex gap-1" />
        </nav>
        <LanguageSwitch className="max-sm:hidden" />
        <ThemeToggle />
        <AccountLink />
        <MobileMenu />
      </div>
    </header>
  );
}

function PageLinks({ className }: { className: string }) {
  const { t } = useLingui();
  return (
    <ul className={className}>
      {SITE_LINKS.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end className="lw-nav-link">
            {t(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function AccountLink() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'signed-in') return <AccountMenu user={session.user} />;
  // While the session is unknown, the link keeps its space to avoid a layout shift.
  const waiting = session.status === 'unknown';
  return (
    <Link
      to={`/sign-in${returnSearch(location)}`}
      className={buttonClass({ size: 'small' }, `mb-1.5 ml-2 whitespace-nowrap ${waiting ? 'invisible' : ''}`)}
    >
      <Trans>Sign in</Trans>
    </Link>
  );
}

/** The same links behind a menu button on narrow screens. */
function MobileMenu() {
  const { t } = useLingui();
  const { open, toggle, containerRef, buttonRef } = useDisclosure();
  return (
    <div ref={containerRef} className="lg:hidden">
      <IconButton
        ref={buttonRef}
        variant="quiet"
        label={open ? t`Close the menu` : t`Open the menu`}
        icon={open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        aria-expanded={open}
        aria-controls="small-menu"
        onClick={toggle}
      />
      <nav id="small-menu" aria-label={t`Main`} hidden={!open} className="absolute inset-x-4 top-full pt-3">
        <div className="lw-panel lw-panel-slim">
          <PageLinks className="grid gap-1" />
          <LanguageSwitch className="mt-2 ml-3 sm:hidden" />
        </div>
      </nav>
    </div>
  );
}
