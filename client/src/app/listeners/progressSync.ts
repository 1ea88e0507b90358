// Joins the store to the outbox of whoever uses the site: one outbox a person, guests' progress follows them into an account.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { browserStorage } from '../../features/progress/browserStorage.ts';
import { createEventStore, type EventStore, type KeyStore } from '../../features/progress/eventStore.ts';
import { setFlusher } from '../../features/progress/flush.ts';
import { GUEST, keepLastPerson, readLastPerson } from '../../features/progress/lastPerson.ts';
import { createLeavings, type Leavings } from '../../features/progress/leavings.ts';
import { mergeStates } from '../../features/progress/mergeStates.ts';
import { createOutbox, type Outbox } from '../../features/progress/outbox.ts';
import { moveDrafts } from '../../features/progress/programDrafts.ts';
import {
  memoryOnlyChanged,
  progressForgotten,
  type RealmStates,
  realmStatesKnown,
  saveStatusChanged,
} from '../../features/progress/progressSlice.ts';
import { fetchRealmStates, type LeavingMap, saveMapProgress, sendEvents } from '../../features/progress/requests.ts';
import { createStateCache, type StateCache } from '../../features/progress/stateCache.ts';
import { readToken } from '../../features/session/token.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import type { AppStore } from '../store.ts';
import { joinAvatarToAccount } from './avatarAccount.ts';

export const GUEST_MERGED = 'Your guest progress was added to your account.';

export interface ProgressSync {
  append(event: QuestEvent): void;
  /** Resolves when what the account knows has been read once, or could not be. */
  ready(): Promise<void>;
  flush(): Promise<boolean>;
  /** Reports that a map is left. Rejects where the server does not take it; it is then sent later. */
  leaveMap(body: LeavingMap): Promise<void>;
  stop(): void;
}

interface Desk {
  person: string;
  events: EventStore;
  cache: StateCache;
  leavings: Leavings;
  outbox: Outbox;
  ready: Promise<void>;
}

async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return (await navigator.locks.request('lanternwise-outbox', work)) as T;
}

/** The id under which this browser keeps progress now. While the server cannot say who plays, it is who played last. */
function personOf(store: AppStore, storage: KeyStore | undefined): string {
  const { session } = store.getState();
  if (session.status === 'signed-in') return session.user.id;
  const unreachable = session.status === 'guest' && readToken() !== undefined;
  return session.status === 'unknown' || unreachable ? readLastPerson(storage) : GUEST;
}

/** Sends the report of a map that was left while the server could not be reached. */
async function sendLeaving(leavings: Leavings): Promise<void> {
  const body = leavings.waiting();
  if (!body) return;
  await saveMapProgress(body);
  leavings.forget();
}

function createSync(store: AppStore): ProgressSync {
  const storage = browserStorage();
  const known = () => store.getState().progress.realms;

  const learn = (cache: StateCache, theirs: RealmStates, instead = false) => {
    const next = instead ? { ...known(), ...theirs } : mergeStates(known(), theirs);
    store.dispatch(realmStatesKnown(next));
    for (const realm of Object.keys(theirs) as (keyof RealmStates)[]) {
      const state = next[realm];
      if (state) cache[instead ? 'replace' : 'write'](realm, state);
    }
  };

  /** What a guest did in this browser goes on in the account. */
  function adoptGuest(
    { person, events, cache }: Pick<Desk, 'person' | 'events' | 'cache'>,
    guestEvents: EventStore,
    played: RealmStates,
  ): void {
    const guest = createStateCache(storage, GUEST);
    if (guestEvents.moveTo(events) === 0) return;
    moveDrafts(storage, GUEST, person);
    learn(cache, mergeStates(guest.readAll(), played));
    guest.clear();
    showToast('success', GUEST_MERGED);
  }

  function openDesk(person: string, before: Desk | undefined): Desk {
    const cache = createStateCache(storage, person);
    const events = createEventStore(storage, person);
    const account = person !== GUEST;
    const played = before?.person === GUEST ? known() : {};
    if (before) store.dispatch(progressForgotten());
    learn(cache, cache.readAll());
    const signedIn = account && store.getState().session.status === 'signed-in';
    const guestEvents = before?.person === GUEST ? before.events : createEventStore(storage, GUEST);
    if (signedIn) adoptGuest({ person, events, cache }, guestEvents, played);
    const outbox = createOutbox({
      store: events,
      send: account ? sendEvents : undefined,
      onStatus: (status) => store.dispatch(saveStatusChanged(status)),
      onStates: (states, refused) => learn(cache, states, refused),
      onMemoryOnly: () => store.dispatch(memoryOnlyChanged(true)),
      exclusively,
    });
    const ready = signedIn
      ? fetchRealmStates().then((states) => {
          if (states && desk?.person === person) learn(cache, states);
        })
      : Promise.resolve();
    const leavings = createLeavings(storage, person);
    void outbox.flush();
    if (signedIn) sendLeaving(leavings).catch(() => undefined);
    return { person, events, cache, leavings, outbox, ready };
  }

  /** A person who signed out leaves nothing behind on this computer, unless something could not be sent yet. */
  function closeDesk(old: Desk): void {
    old.outbox.stop();
    if (old.person === GUEST) return;
    if (old.events.list().length === 0) old.cache.clear();
  }

  let desk: Desk | undefined;
  let wasSignedIn = false;
  let changing = false;
  function follow(): void {
    if (changing) return;
    const person = personOf(store, storage);
    const signedIn = store.getState().session.status === 'signed-in';
    if (desk?.person === person && signedIn === wasSignedIn) return;
    changing = true;
    const before = desk;
    wasSignedIn = signedIn;
    if (before && before.person !== person) closeDesk(before);
    else before?.outbox.stop();
    desk = openDesk(person, before?.person === person ? undefined : before);
    changing = false;
    keepLastPerson(storage, person);
  }

  const leave = () => desk?.outbox.leave();
  const hidden = () => document.visibilityState === 'hidden' && leave();
  const online = () => {
    void desk?.outbox.flush();
    if (desk) sendLeaving(desk.leavings).catch(() => undefined);
  };
  const otherTab = (event: StorageEvent) => {
    const theirs = desk?.cache.fromEvent(event);
    if (theirs) store.dispatch(realmStatesKnown(mergeStates(known(), theirs)));
  };
  let cached = known();
  const keepCache = () => {
    if (changing || known() === cached) return;
    for (const [realm, state] of Object.entries(known())) {
      const id = realm as keyof RealmStates;
      if (state && state !== cached[id]) desk?.cache.write(id, state);
    }
    cached = known();
  };

  follow();
  const stopAvatar = joinAvatarToAccount(store);
  const unsubscribe = store.subscribe(() => {
    follow();
    keepCache();
  });
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('online', online);
  window.addEventListener('storage', otherTab);
  const sync: ProgressSync = {
    append: (event) => desk?.outbox.append(event),
    ready: () => desk?.ready ?? Promise.resolve(),
    flush: () => desk?.outbox.flush() ?? Promise.resolve(true),
    async leaveMap(body) {
      desk?.leavings.keep(body);
      await saveMapProgress(body);
      desk?.leavings.forget();
    },
    stop() {
      unsubscribe();
      stopAvatar();
      desk?.outbox.stop();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', online);
      window.removeEventListener('storage', otherTab);
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
