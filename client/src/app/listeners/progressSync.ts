// Joins the store to the outbox of whoever uses the site: tells the state machine of saving what happens and has its effects carried out.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { setFlusher } from '../../features/progress/flush.ts';
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { type LeavingMap, saveMapProgress } from '../../features/progress/requests.ts';
import { type SessionState, selectSession } from '../../features/session/sessionSlice.ts';
import { readToken } from '../../features/session/token.ts';
import { observe } from '../../lib/observeStore.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { watchOtherTabs } from '../../lib/storage/otherTabs.ts';
import type { AppStore } from '../store.ts';
import { joinAvatarToAccount } from './avatarAccount.ts';
import { createSyncEffects } from './sync/syncEffects.ts';
import { type SessionFacts, type SyncEvent, type SyncState, transition } from './sync/syncMachine.ts';

export interface ProgressSync {
  append(event: QuestEvent): void;
  /** Resolves when what the account knows has been read once, or could not be. */
  ready(): Promise<void>;
  flush(): Promise<boolean>;
  /** Reports that a map is left. Rejects where the server does not take it; it is then sent later. */
  leaveMap(body: LeavingMap): Promise<void>;
  stop(): void;
}

const factsOf = (session: SessionState): SessionFacts =>
  session.status === 'signed-in'
    ? { status: 'signed-in', user: session.user.id }
    : { status: session.status, hasToken: readToken() !== undefined, lastPerson: readLastPerson() };

/** What the page tells of itself. Returns the stop. */
function watchPage(tell: (event: SyncEvent) => void): () => void {
  const leave = () => tell({ kind: 'page-hidden' });
  const hidden = () => document.visibilityState === 'hidden' && leave();
  const online = () => tell({ kind: 'online' });
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('online', online);
  const stopTabs = watchOtherTabs(STORAGE_KEYS.progress, (id, text) => tell({ kind: 'other-tab-wrote', id, text }));
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('online', online);
    stopTabs();
  };
}

/** Runs the machine: one event at a time, its effects in their order. */
function connectMachine(store: AppStore) {
  const effects = createSyncEffects(store);
  let state: SyncState = { kind: 'closed' };
  let isChanging = false;
  const tell = (event: SyncEvent) => {
    const next = transition(state, event);
    state = next.state;
    isChanging = event.kind === 'session-changed';
    for (const effect of next.effects) effects.run(effect);
    isChanging = false;
  };
  const follow = (session: SessionState) => tell({ kind: 'session-changed', facts: factsOf(session) });
  follow(selectSession(store.getState()));
  const stops = [
    observe(store, selectSession, follow),
    // What changes with the person is written by the effects themselves.
    observe(store, selectRealmStates, (now, before) => !isChanging && effects.cacheStates(now, before)),
    watchPage(tell),
  ];
  const stop = () => {
    for (const each of stops) each();
    tell({ kind: 'stopped' });
  };
  return { desk: effects.desk, stop };
}

function createSync(store: AppStore): ProgressSync {
  const { desk, stop } = connectMachine(store);
  const stopAvatar = joinAvatarToAccount(store);
  const sync: ProgressSync = {
    append: (event) => desk()?.outbox.append(event),
    ready: () => desk()?.ready ?? Promise.resolve(),
    flush: () => desk()?.outbox.flush() ?? Promise.resolve(true),
    async leaveMap(body) {
      const open = desk();
      open?.leavings.keep(body);
      await saveMapProgress(body);
      open?.leavings.forget();
    },
    stop() {
      stop();
      stopAvatar();
      setFlusher(undefined);
    },
  };
  setFlusher(sync.flush);
  return sync;
}

const syncs = new WeakMap<AppStore, ProgressSync>();

/** The sync of this store, started at the first call (by the shell when the browser is idle, or by the realm's host). */
export function progressSync(store: AppStore): ProgressSync {
  const running = syncs.get(store) ?? createSync(store);
  syncs.set(store, running);
  return running;
}
