// Starts the progress sync when the browser is idle, but only if there is a token or local progress.
import { readToken } from '../features/session/token.ts';
import type { AppStore } from '../features/store/store.ts';
import { observeStore } from '../lib/observeStore.ts';
import { STORAGE_KEYS } from '../lib/storage/keys.ts';
import { localStorageArea } from '../lib/storage/storageArea.ts';
import { whenIdle } from '../lib/whenIdle.ts';

/** Keys that exist only if the game was played in this browser. */
const PROGRESS_KEYS = [
  STORAGE_KEYS.lastPerson,
  STORAGE_KEYS.outbox,
  STORAGE_KEYS.progress,
  STORAGE_KEYS.pendingMapExit,
];
const hasLocalProgress = (): boolean => PROGRESS_KEYS.some(({ key }) => localStorageArea.keys(key).length > 0);

export function startProgressSync(store: AppStore): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    whenIdle(() => void import('./listeners/progressSync.ts').then(({ getProgressSync }) => getProgressSync(store)), {
      timeout: 2000,
    });
  };
  if (readToken() !== undefined || hasLocalProgress()) start();
  else
    observeStore(
      store,
      (state) => state.session.status,
      (status) => {
        if (status === 'signed-in') start();
      },
    );
}
