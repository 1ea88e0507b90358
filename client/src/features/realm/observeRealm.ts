// Observes what the world of a realm depends on, and emits what it shows whenever that changes or the player sees it again.

import type { RealmState } from '@lanternwise/shared/quests/state';
import { observeStore } from '../../lib/observeStore.ts';
import { stopAll } from '../../lib/subscriptions.ts';
import { selectIsOverlayOpen } from '../overlays/overlaysSlice.ts';
import { getRealmState, type RealmContext, selectRealmState } from './realmState.ts';

/** Calls `listener` when either changes. Returns the unsubscribe function. */
export function observeRealm(
  { store, content }: Pick<RealmContext, 'store' | 'content'>,
  listener: () => void,
): () => void {
  return stopAll(
    observeStore(store, selectRealmState(content), listener),
    observeStore(store, selectIsOverlayOpen, listener),
  );
}

/** Returns the unsubscribe function. */
export function emitWhenSeen(
  { store, content }: Pick<RealmContext, 'store' | 'content'>,
  emit: (state: RealmState) => void,
): () => void {
  const emitNow = () => emit(getRealmState(store, content));
  emitNow();
  // What changes behind an overlay waits until it is seen.
  return observeRealm({ store, content }, () => {
    if (!selectIsOverlayOpen(store.getState())) emitNow();
  });
}
