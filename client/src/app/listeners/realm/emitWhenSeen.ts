// Emits what a realm's world shows of its learner's state: at once, and whenever the state changes or the player sees the world again.
import type { RealmState } from '@lanternwise/shared/quests/state';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { getRealmState, type RealmContext, selectRealmState } from './realmState.ts';

/** Returns the unsubscribe function. */
export function emitWhenSeen(
  { store, content }: Pick<RealmContext, 'store' | 'content'>,
  emit: (state: RealmState) => void,
): () => void {
  const emitNow = () => emit(getRealmState(store, content));
  /** What changes behind an overlay waits until it is seen. */
  const emitSeen = () => {
    if (!selectIsOverlayOpen(store.getState())) emitNow();
  };
  emitNow();
  const stops = [
    observeStore(store, selectRealmState(content), emitSeen),
    observeStore(store, selectIsOverlayOpen, emitSeen),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
