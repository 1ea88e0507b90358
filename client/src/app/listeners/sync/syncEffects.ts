// Runs the effects of the sync state machine: opens and closes the outbox, cache and pending report of a user.

import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import { mergeRealmStates, type RealmState } from '@lanternwise/shared/quests/state';
import { clearLocalProgress } from '../../../features/progress/clearLocalProgress.ts';
import { createEventStore, type EventStore } from '../../../features/progress/eventStore.ts';
import { guestMergedMessage } from '../../../features/progress/guestMergedMessage.ts';
import { GUEST, storeLastPerson } from '../../../features/progress/lastPerson.ts';
import { storeLastSent } from '../../../features/progress/lastSent.ts';
import { createOutbox, type Outbox } from '../../../features/progress/outbox.ts';
import { createPendingMapExit, type PendingMapExit } from '../../../features/progress/pendingMapExit.ts';
import { moveDrafts } from '../../../features/progress/programDrafts.ts';
import { fetchRealmStates, saveMapProgress, sendEvents } from '../../../features/progress/progressRequests.ts';
import {
  progressForgotten,
  type RealmStates,
  realmStatesKnown,
  saveStatusChanged,
  selectRealmStates,
} from '../../../features/progress/progressSlice.ts';
import { createStateCache, type StateCache } from '../../../features/progress/stateCache.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { isPreview } from '../../../lib/preview.ts';
import { showToast } from '../../../lib/showToast.ts';
import { LONG_TOAST_MS } from '../../../lib/toastSink.ts';
import type { SyncEffect } from './syncMachine.ts';

/** The local progress resources of one user. */
interface ProgressSession {
  person: string;
  events: EventStore;
  cache: StateCache;
  pendingMapExit: PendingMapExit;
  outbox: Outbox;
  /** Resolves after the account's states were fetched once, or the fetch failed. */
  ready: Promise<void>;
}

async function withOutboxLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return (await navigator.locks.request('lanternwise-outbox', work)) as T;
}

/** Sends the report of a map exit that could not be sent before. */
async function sendPendingMapExit(pendingMapExit: PendingMapExit): Promise<void> {
  const body = pendingMapExit.read();
  if (!body) return;
  await saveMapProgress(body);
  pendingMapExit.clear();
}

/** Merges remote states into the store and the cache; `replace` overwrites local states the server has rejected. */
function mergeIntoStore(store: AppStore, cache: StateCache, theirs: RealmStates, replace = false): void {
  const known = selectRealmStates(store.getState());
  const next = replace ? { ...known, ...theirs } : mergeStates(known, theirs);
  store.dispatch(realmStatesKnown(next));
  for (const realm of Object.keys(theirs) as (keyof RealmStates)[]) {
    const state = next[realm];
    if (state) cache[replace ? 'replace' : 'write'](realm, state);
  }
}

function openProgressSession(store: AppStore, person: string, sends: boolean): ProgressSession {
  const cache = createStateCache(person);
  const events = createEventStore(person);
  mergeIntoStore(store, cache, cache.readAll());
  const outbox = createOutbox({
    store: events,
    send: sends && !isPreview ? sendEvents : undefined,
    onStatus: (status) => store.dispatch(saveStatusChanged(status)),
    onStates(states, refused) {
      storeLastSent(person, Date.now());
      mergeIntoStore(store, cache, states, refused);
    },
    onHeld: (message) => showToast('error', message, LONG_TOAST_MS),
    withLock: withOutboxLock,
  });
  return { person, events, cache, pendingMapExit: createPendingMapExit(person), outbox, ready: Promise.resolve() };
}

function mergeGuestProgress(
  store: AppStore,
  { person, events, cache }: ProgressSession,
  guestStates: RealmStates,
): void {
  const guest = createStateCache(GUEST);
  if (createEventStore(GUEST).moveTo(events) === 0) return;
  moveDrafts(GUEST, person);
  mergeIntoStore(store, cache, mergeStates(guest.readAll(), guestStates));
  guest.clear();
  showToast('success', guestMergedMessage());
}

export function createSyncEffects(store: AppStore) {
  let session: ProgressSession | undefined;
  let guestStates: RealmStates = {};
  const known = () => selectRealmStates(store.getState());

  async function fetchStates(requested: ProgressSession): Promise<void> {
    // A preview begins as every new student does.
    if (isPreview) return;
    const states = await fetchRealmStates();
    // The user may have changed during the request.
    if (states && session?.person === requested.person) mergeIntoStore(store, requested.cache, states);
  }

  /** Runs an effect that needs an open session. */
  function runInSession(effect: SyncEffect, open: ProgressSession): void {
    switch (effect.kind) {
      case 'stop-sending':
        open.outbox.stop();
        break;
      case 'clear-if-sent':
        if (open.events.list().length > 0) break;
        open.cache.clear();
        // Also after a tab that was closed without signing out, on a computer that was not to remember anybody.
        clearLocalProgress();
        break;
      case 'merge-guest-progress':
        mergeGuestProgress(store, open, guestStates);
        guestStates = {};
        break;
      case 'fetch-states':
        open.ready = fetchStates(open);
        break;
      case 'flush':
        void open.outbox.flush();
        break;
      case 'send-pending-map-exit':
        sendPendingMapExit(open.pendingMapExit).catch(() => undefined);
        break;
      case 'flush-on-page-hide':
        open.outbox.flushOnPageHide();
        break;
      case 'merge-other-tab': {
        const theirs = open.cache.fromOtherTab(effect.id, effect.text);
        if (theirs) store.dispatch(realmStatesKnown(mergeStates(known(), theirs)));
        break;
      }
    }
  }

  return {
    getSession: () => session,
    run(effect: SyncEffect): void {
      if (effect.kind === 'open') session = openProgressSession(store, effect.person, effect.sends);
      else if (effect.kind === 'store-last-person') storeLastPerson(effect.person);
      else if (effect.kind === 'hold-guest-states') guestStates = known();
      else if (effect.kind === 'clear-states') store.dispatch(progressForgotten());
      else if (session) runInSession(effect, session);
    },
    /** Caches the changed states in this browser. */
    cacheStates(now: RealmStates, before: RealmStates): void {
      for (const [realm, state] of Object.entries(now)) {
        const id = realm as keyof RealmStates;
        if (state && state !== before[id]) session?.cache.write(id, state);
      }
    },
  };
}

/** Merges realm states from two sources: another tab, another device, the server. */
function mergeStates(mine: RealmStates, theirs: RealmStates): RealmStates {
  const merged: RealmStates = { ...mine };
  for (const [realm, state] of Object.entries(theirs) as [ProgressPlace, RealmState][]) {
    const known = merged[realm];
    merged[realm] = known ? mergeRealmStates(known, state) : state;
  }
  return merged;
}
