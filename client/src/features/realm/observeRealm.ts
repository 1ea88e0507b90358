// Observes what the world of a realm depends on: the learner's state of the realm, and whether an overlay lies over it.

import { observeStore } from '../../lib/observeStore.ts';
import { selectIsOverlayOpen } from '../overlays/overlaysSlice.ts';
import { type RealmContext, selectRealmState } from './realmState.ts';

/** Calls `listener` when either changes. Returns the unsubscribe function. */
export function observeRealm({ store, content }: Pick<RealmContext, 'store' | 'content'>, listener: () => void) {
  const stops = [
    observeStore(store, selectRealmState(content), listener),
    observeStore(store, selectIsOverlayOpen, listener),
  ];
  return (): void => {
    for (const stop of stops) stop();
  };
}
