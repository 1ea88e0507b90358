// Emits what a realm's world shows of its learner's state: at once, and whenever the state changes or the player sees the world again.
import type { RealmState } from '@lanternwise/shared/quests/state';
import { selectIsOverlayOpen } from '../overlays/overlaysSlice.ts';
import { observeRealm } from './observeRealm.ts';
import { getRealmState, type RealmContext } from './realmState.ts';

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
