// Opens the review when the player uses a lantern post.
import { overlayRequested, selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import type { StaleKeys } from './staleKeys.ts';

/** Returns the unsubscribe function. */
export function connectPosts({ bus, store }: RealmContext, keys: Pick<StaleKeys, 'isStale'>): () => void {
  return bus.on('interaction/requested', ({ kind }) => {
    if (kind !== 'post' || selectIsOverlayOpen(store.getState())) return;
    if (!keys.isStale(store.getState().settings.keys.interact)) store.dispatch(overlayRequested({ kind: 'review' }));
  });
}
