// The navigation bar: logo, page links, the menu 'More', language, theme, and the account menu or the sign-in link.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';
import { Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { usePricesHidden, withoutPrices } from '../../features/access/usePricesHidden.ts';
import { useConnection } from '../../features/offline/connection.ts';
import { returnSearch } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { OptionalPart } from '../../ui/OptionalPart.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LinkGroupList } from './LinkGroupList.tsx';
import { NavMenu } from './NavMenu.tsx';
import { mainLinks, moreGroups, phoneGroups, useVisitor } from './siteLinks.ts';
import { useDisclosure } from './useDisclosure.ts';

/** Not part of a visitor's first page. */
const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** Where nothing of the site is kept, the sign's own script could not be loaded either, and its failure would stay with the page. */
const isKeptHere = (): boolean => (navigator.serviceWorker?.controller ?? null) !== null;
const OfflineSign = lazyPart(
  withAreaMessages('offline', async () => (await import('../../offline/OfflineSign.tsx')).OfflineSign),
);

export function Navbar() {
  const { t } = useLingui();
  const links = withoutPrices(mainLinks(useVisitor()), usePricesHidden());
  return (
    <header className="lw-nav">
      <div className="lw-page flex min-h-18 items-center gap-2">
        <Link to="/" className="mr-auto rounded-md p-1" aria-label={t`Lanternwise, start page`}>
          <Logo name={PRODUCT} />
        </Link>
        <nav aria-label={t`Main`} className="flex max-xl:hidden">
          <ul className="flex">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className="lw-nav-link">
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
          <MoreMenu />
        </nav>
        {useConnection().isOffline && isKeptHere() && (
          <OptionalPart>
            <OfflineSign />
          </OptionalPart>
        )}
        <LanguageSwitch className="max-sm:hidden" />
        <ThemeToggle />
        <AccountLink />
        <PhoneMenu />
      </div>
    </header>
  );
}

function AccountLink() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'signed-in')
    return (
      <Suspense fallback={<span className="ml-2 h-12 w-24" />}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
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

function MoreMenu() {
  const groups = moreGroups(useVisitor());
  return (
    <NavMenu id="more-menu" wide label={<Trans>More</Trans>}>
      <LinkGroupList groups={groups} />
    </NavMenu>
  );
}

function ThemeToggle() {
  const { t } = useLingui();
  const { theme } = useSettings();
  const update = useUpdateSettings();
  const dark = theme === 'dark';
  return (
    <IconButton
      variant="quiet"
      className="lw-theme-toggle"
      label={dark ? t`Switch to the light theme` : t`Switch to the dark theme`}
      icon={dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={() => update({ theme: dark ? 'light' : 'dark' })}
    />
  );
}

/** All page links behind a menu button on narrow screens, and the language switch where the bar has no room for it. */
function PhoneMenu() {
  const { t } = useLingui();
  const groups = phoneGroups(useVisitor());
  const { open, toggle, containerRef, buttonRef } = useDisclosure();
  return (
    <div ref={containerRef} className="xl:hidden">
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
        <div className="lw-panel lw-panel-slim lw-phone-menu">
          <LinkGroupList groups={groups} />
          <LanguageSwitch className="mt-2 ml-3 sm:hidden" />
        </div>
      </nav>
    </div>
  );
}
