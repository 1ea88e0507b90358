// Starts sending saved progress on any page, but only for somebody who has some: a first visit does not load it.
import { readToken } from '../features/session/token.ts';
import { observe } from '../lib/observeStore.ts';
import { localArea } from '../lib/storage/area.ts';
import { STORAGE_KEYS } from '../lib/storage/keys.ts';
import type { AppStore } from './store.ts';

/** What only somebody has who has played in this browser. */
const TRACES = [STORAGE_KEYS.person, STORAGE_KEYS.outbox, STORAGE_KEYS.progress, STORAGE_KEYS.leaving];
const keepsProgress = (): boolean => TRACES.some(({ key }) => localArea.keys(key).length > 0);

/** After the first page stands: what sends progress is not needed to show it. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}

export function startSync(store: AppStore): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    whenIdle(() => void import('./listeners/progressSync.ts').then(({ progressSync }) => progressSync(store)));
  };
  if (readToken() !== undefined || keepsProgress()) start();
  else
    observe(
      store,
      (state) => state.session.status,
      (status) => {
        if (status === 'signed-in') start();
      },
    );
}
