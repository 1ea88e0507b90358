// Walks the player to the ground for which a window was folded, and shows there what is to be carried.
import { selectFolded } from '../../../features/overlays/overlaysSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';

/** Time for a closing window to release its input lock. */
const UNLOCK_MS = 60;

/** Returns the unsubscribe function. */
export function connectFold({ bus, store }: Pick<RealmContext, 'bus' | 'store'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = observeStore(store, selectFolded, (folded) => {
    clearTimeout(timer);
    if (folded) timer = setTimeout(() => bus.emit('walk/requested', { target: folded.ground }), UNLOCK_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
