// Watches the connection from the start; the service worker and what is taken along are looked after once the page is quiet.
import { SHELL_MARK } from '../features/offline/builtNames.ts';
import { noteOffline } from '../features/offline/connection.ts';
import type { AppStore } from '../features/store/store.ts';
import { whenIdle } from '../lib/whenIdle.ts';

/** The shell is fetched in the background: on a slow line it must not compete with what the page itself still needs. */
const QUIET_MS = 6000;

export function startOffline(store: AppStore): void {
  window.addEventListener('offline', noteOffline);
  // The browser knows its cable; whether the server is behind it tells the page that the service worker gave.
  if (!navigator.onLine || document.documentElement.hasAttribute(SHELL_MARK)) noteOffline();
  const begin = () =>
    setTimeout(
      () => whenIdle(() => void import('./listeners/offline.ts').then(({ connectOffline }) => connectOffline(store))),
      QUIET_MS,
    );
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
