// Emits the pictures of the map that finished steps and trained models exchanged: when the realm opens and whenever the player sees it again.
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { changedFrames } from '../../../features/realm/trainedModels.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { getRealmState, type RealmContext, selectRealmState } from './realmState.ts';

/** Returns the unsubscribe function. */
export function connectProps({ bus, store, content }: RealmContext): () => void {
  const emit = () => bus.emit('props/changed', { frames: changedFrames(content, getRealmState(store, content)) });
  /** What changes behind an overlay waits until it is seen. */
  const emitSeen = () => {
    if (!selectIsOverlayOpen(store.getState())) emit();
  };
  emit();
  const stops = [
    observeStore(store, selectRealmState(content), emitSeen),
    observeStore(store, selectIsOverlayOpen, emitSeen),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
