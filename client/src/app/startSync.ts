// Starts sending saved progress on any page once the first one stands, but only for somebody who has some: a first visit does not load it.
import { readToken } from '../features/session/token.ts';
import { observe } from '../lib/observeStore.ts';
import { localArea } from '../lib/storage/area.ts';
import { STORAGE_KEYS } from '../lib/storage/keys.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import type { AppStore } from './store.ts';

/** What only somebody has who has played in this browser. */
const TRACES = [STORAGE_KEYS.person, STORAGE_KEYS.outbox, STORAGE_KEYS.progress, STORAGE_KEYS.leaving];
const keepsProgress = (): boolean => TRACES.some(({ key }) => localArea.keys(key).length > 0);

export function startSync(store: AppStore): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    whenIdle(() => void import('./listeners/progressSync.ts').then(({ progressSync }) => progressSync(store)), {
      timeout: 2000,
    });
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
