// Watches the connection from the start; the service worker and what is taken along are looked after once the page is quiet.
import { noteOffline } from '../features/offline/connection.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import type { AppStore } from './store.ts';

/** The shell is fetched in the background: on a slow line it must not compete with what the page itself still needs. */
const QUIET_MS = 6000;

export function startOffline(store: AppStore): void {
  window.addEventListener('offline', noteOffline);
  if (!navigator.onLine) noteOffline();
  const begin = () =>
    setTimeout(
      () => whenIdle(() => void import('./listeners/offline.ts').then(({ connectOffline }) => connectOffline(store))),
      QUIET_MS,
    );
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
