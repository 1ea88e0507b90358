// Connects the store and page events to the sync state machine and runs its effects.
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { saveMapProgress } from '../../features/progress/progressRequests.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import type { ProgressSync } from '../../features/progress/progressSync.ts';
import { type SessionState, selectSession } from '../../features/session/sessionSlice.ts';
import { readToken } from '../../features/session/token.ts';
import type { AppStore } from '../../features/store/store.ts';
import { observeStore } from '../../lib/observeStore.ts';
import { isPreview } from '../../lib/preview.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { watchOtherTabs } from '../../lib/storage/watchOtherTabs.ts';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { connectAvatar } from './connectAvatar.ts';
import { createSyncEffects } from './sync/syncEffects.ts';
import { type SessionSnapshot, type SyncEvent, type SyncState, transition } from './sync/syncMachine.ts';

const sessionSnapshot = (session: SessionState): SessionSnapshot =>
  session.status === 'signed-in'
    ? { status: 'signed-in', user: session.user.id }
    : { status: session.status, hasToken: readToken() !== undefined, lastPerson: readLastPerson() };

/** Forwards page and tab events. Returns the cleanup function. */
function watchPage(send: (event: SyncEvent) => void): () => void {
  const handlePageHide = () => send({ kind: 'page-hidden' });
  const handleVisibility = () => document.visibilityState === 'hidden' && handlePageHide();
  return stopAll(
    listen(window, 'pagehide', handlePageHide),
    listen(document, 'visibilitychange', handleVisibility),
    listen(window, 'online', () => send({ kind: 'online' })),
    watchOtherTabs(STORAGE_KEYS.progress, (id, text) => send({ kind: 'other-tab-wrote', id, text })),
  );
}

/** Runs the machine: one event at a time, its effects in order. */
function startSyncMachine(store: AppStore) {
  const effects = createSyncEffects(store);
  let state: SyncState = { kind: 'closed' };
  let isChanging = false;
  const send = (event: SyncEvent) => {
    const next = transition(state, event);
    state = next.state;
    isChanging = event.kind === 'session-changed';
    for (const effect of next.effects) effects.run(effect);
    isChanging = false;
  };
  const handleSession = (session: SessionState) => send({ kind: 'session-changed', session: sessionSnapshot(session) });
  handleSession(selectSession(store.getState()));
  const stop = stopAll(
    observeStore(store, selectSession, handleSession),
    // Changes caused by a session change are written by the effects themselves.
    observeStore(store, selectRealmStates, (now, before) => !isChanging && effects.cacheStates(now, before)),
    watchPage(send),
    () => send({ kind: 'stopped' }),
  );
  return { getSession: effects.getSession, stop };
}

function createProgressSync(store: AppStore): ProgressSync {
  const { getSession, stop } = startSyncMachine(store);
  const sync: ProgressSync = {
    append: (event) => getSession()?.outbox.append(event),
    ready: () => getSession()?.ready ?? Promise.resolve(),
    flush: () => getSession()?.outbox.flush() ?? Promise.resolve(true),
    async reportMapExit(body) {
      if (isPreview) return;
      const session = getSession();
      session?.pendingMapExit.store(body);
      await saveMapProgress(body);
      session?.pendingMapExit.clear();
    },
    stop: stopAll(stop, connectAvatar(store)),
  };
  return sync;
}

/** Returns the sync of this store; the first call starts it (the shell when the browser is idle, or the realm host). */
export function getProgressSync(store: AppStore): ProgressSync {
  store.sync ??= createProgressSync(store);
  return store.sync;
}
