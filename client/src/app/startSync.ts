// Starts sending saved progress on any page once the first one stands, but only for somebody who has some: a first visit does not load it.
import { readToken } from '../features/session/token.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import type { AppStore } from './store.ts';

/** Start of every storage key of a learner's progress. */
const OURS = 'lanternwise:';

function keepsProgress(): boolean {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).some((key) =>
      key?.startsWith(OURS),
    );
  } catch {
    return false;
  }
}

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
    store.subscribe(() => {
      if (store.getState().session.status === 'signed-in') start();
    });
}
