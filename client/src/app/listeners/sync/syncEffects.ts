// Carries out what the state machine of saving decides: opens and closes a person's outbox, cache and reports in this browser.
import { createEventStore, type EventStore } from '../../../features/progress/eventStore.ts';
import { GUEST, keepLastPerson } from '../../../features/progress/lastPerson.ts';
import { createLeavings, type Leavings } from '../../../features/progress/leavings.ts';
import { mergeStates } from '../../../features/progress/mergeStates.ts';
import { createOutbox, type Outbox } from '../../../features/progress/outbox.ts';
import { moveDrafts } from '../../../features/progress/programDrafts.ts';
import {
  memoryOnlyChanged,
  progressForgotten,
  type RealmStates,
  realmStatesKnown,
  saveStatusChanged,
  selectRealmStates,
} from '../../../features/progress/progressSlice.ts';
import { fetchRealmStates, saveMapProgress, sendEvents } from '../../../features/progress/requests.ts';
import { createStateCache, type StateCache } from '../../../features/progress/stateCache.ts';
import { showToast } from '../../../lib/showToast.ts';
import type { AppStore } from '../../store.ts';
import type { SyncEffect } from './syncMachine.ts';

export const GUEST_MERGED = 'Your guest progress was added to your account.';

/** What one person has in this browser. */
interface Desk {
  person: string;
  events: EventStore;
  cache: StateCache;
  leavings: Leavings;
  outbox: Outbox;
  /** Resolves when what the account knows has been read once, or could not be. */
  ready: Promise<void>;
}

async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return (await navigator.locks.request('lanternwise-outbox', work)) as T;
}

/** Sends the report of a map that was left while the server could not be reached. */
async function sendLeaving(leavings: Leavings): Promise<void> {
  const body = leavings.waiting();
  if (!body) return;
  await saveMapProgress(body);
  leavings.forget();
}

/** Joins what is known elsewhere (or puts it instead, where the server corrected us) into the store and the cache. */
function learn(store: AppStore, cache: StateCache, theirs: RealmStates, instead = false): void {
  const known = selectRealmStates(store.getState());
  const next = instead ? { ...known, ...theirs } : mergeStates(known, theirs);
  store.dispatch(realmStatesKnown(next));
  for (const realm of Object.keys(theirs) as (keyof RealmStates)[]) {
    const state = next[realm];
    if (state) cache[instead ? 'replace' : 'write'](realm, state);
  }
}

function openDesk(store: AppStore, person: string, sends: boolean): Desk {
  const cache = createStateCache(person);
  const events = createEventStore(person);
  learn(store, cache, cache.readAll());
  const outbox = createOutbox({
    store: events,
    send: sends ? sendEvents : undefined,
    onStatus: (status) => store.dispatch(saveStatusChanged(status)),
    onStates: (states, refused) => learn(store, cache, states, refused),
    onMemoryOnly: () => store.dispatch(memoryOnlyChanged(true)),
    exclusively,
  });
  return { person, events, cache, leavings: createLeavings(person), outbox, ready: Promise.resolve() };
}

function adoptGuest(store: AppStore, { person, events, cache }: Desk, played: RealmStates): void {
  const guest = createStateCache(GUEST);
  if (createEventStore(GUEST).moveTo(events) === 0) return;
  moveDrafts(GUEST, person);
  learn(store, cache, mergeStates(guest.readAll(), played));
  guest.clear();
  showToast('success', GUEST_MERGED);
}

export function createSyncEffects(store: AppStore) {
  let desk: Desk | undefined;
  let guestStates: RealmStates = {};
  const known = () => selectRealmStates(store.getState());

  async function fetchStates(asked: Desk): Promise<void> {
    const states = await fetchRealmStates();
    // Somebody else may play by now.
    if (states && desk?.person === asked.person) learn(store, asked.cache, states);
  }

  /** What an open desk can be asked for. */
  function atDesk(effect: SyncEffect, open: Desk): void {
    switch (effect.kind) {
      case 'stop-sending':
        open.outbox.stop();
        break;
      case 'clear-if-sent':
        if (open.events.list().length === 0) open.cache.clear();
        break;
      case 'adopt-guest':
        adoptGuest(store, open, guestStates);
        guestStates = {};
        break;
      case 'fetch-states':
        open.ready = fetchStates(open);
        break;
      case 'flush':
        void open.outbox.flush();
        break;
      case 'send-leaving':
        sendLeaving(open.leavings).catch(() => undefined);
        break;
      case 'send-last':
        open.outbox.leave();
        break;
      case 'join-other-tab': {
        const theirs = open.cache.fromOtherTab(effect.id, effect.text);
        if (theirs) store.dispatch(realmStatesKnown(mergeStates(known(), theirs)));
        break;
      }
    }
  }

  return {
    desk: () => desk,
    run(effect: SyncEffect): void {
      if (effect.kind === 'open') desk = openDesk(store, effect.person, effect.sends);
      else if (effect.kind === 'remember') keepLastPerson(effect.person);
      else if (effect.kind === 'hold-guest-states') guestStates = known();
      else if (effect.kind === 'forget-states') store.dispatch(progressForgotten());
      else if (desk) atDesk(effect, desk);
    },
    /** Keeps in this browser what has changed in the store. */
    cacheStates(now: RealmStates, before: RealmStates): void {
      for (const [realm, state] of Object.entries(now)) {
        const id = realm as keyof RealmStates;
        if (state && state !== before[id]) desk?.cache.write(id, state);
      }
    },
  };
}
