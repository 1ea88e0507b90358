// Decides when the cookie banner shows: after a delay, once, and not over a dialog; `#cookie-settings` opens it at any time.
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  allowedCategories,
  type CookiePreference,
  isBannerSuppressed,
  readCookieConsent,
  saveCookieConsent,
} from '../../features/cookies/cookieConsent.ts';
import { useSession } from '../../features/session/useSession.ts';
import { siteInfoApi } from '../../features/siteInfoApi.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { useIsWindowOpen } from '../../ui/layers/useLayers.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** From site.txt section 9. */
const BANNER_DELAY_MS = 4000;
const FADE_MS = 500;

/** Links with this hash open the preferences, on any page of the site. */
const SETTINGS_HASH = '#cookie-settings';
/** What the banner refers to can be read before deciding. */
const LEGAL_PATHS = ['/privacy-policy', '/terms-conditions'];

const CookieBanner = lazyPart(
  withAreaMessages('cookies', async () => (await import('./CookieBanner.tsx')).CookieBanner),
);

export function CookieConsent({ delayMs = BANNER_DELAY_MS }: { delayMs?: number }) {
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const isAskedFor = hash === SETTINGS_HASH;
  const isDue = useIsDue(delayMs);
  const [state, setState] = useState<'hidden' | 'open' | 'closing'>('hidden');

  useEffect(() => {
    if (isAskedFor) setState('open');
  }, [isAskedFor]);
  const isWindowOpen = useIsWindowOpen();
  const canOpen = isDue && state === 'hidden' && !isWindowOpen && !LEGAL_PATHS.includes(pathname);
  useEffect(() => {
    if (canOpen && readCookieConsent() === undefined) setState('open');
  }, [canOpen]);
  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => {
      setState('hidden');
      if (isAskedFor) void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    }, FADE_MS);
    return () => clearTimeout(timer);
  }, [state, isAskedFor, navigate, pathname, search]);

  if (state === 'hidden' || (LEGAL_PATHS.includes(pathname) && !isAskedFor)) return null;
  const record = readCookieConsent();
  const close = () => setState('closing');
  const answer = (preferences: CookiePreference[]) => {
    // A second click during the fade changes nothing.
    if (state !== 'open') return;
    saveCookieConsent(preferences);
    close();
  };
  return (
    <Suspense fallback={null}>
      <CookieBanner
        initialView={isAskedFor ? 'preferences' : 'main'}
        allowed={allowedCategories(record)}
        isClosing={state === 'closing'}
        onAnswer={answer}
        onClose={record && state === 'open' ? close : undefined}
      />
    </Suspense>
  );
}

/** Whether the delay is over and this visitor has to be asked. The country matters, and is asked for, only of signed-in people. */
function useIsDue(delayMs: number): boolean {
  const { status } = useSession();
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  const isUndecided = isDelayOver && readCookieConsent() === undefined;
  const isSignedIn = status === 'signed-in';
  const site = siteInfoApi.useSiteInfoQuery(undefined, { skip: !isUndecided || !isSignedIn });
  if (!isUndecided || status === 'unknown') return false;
  if (!isSignedIn) return true;
  return (site.isSuccess || site.isError) && !isBannerSuppressed(site.data?.country ?? null, isSignedIn);
}
