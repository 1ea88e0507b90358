// Handles items picked up in the world: records and shows each once, and emits the collected ids.
import { playSound } from '../../../audio/playSound.ts';
import type { BusEvents } from '../../../bridge/events.ts';
import { storyFound } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested, selectOverlayStack } from '../../../features/overlays/overlaysSlice.ts';
import { getRealmState, type RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

/** Hides the items that appear only after the intro, until its dialog has been closed; returns the unsubscribe function. */
function hideUntilIntroEnds({ bus, store, content }: RealmContext): () => void {
  const { items, welcome } = content.realm;
  const isIntroOpen = (state: ReturnType<typeof store.getState>) =>
    selectOverlayStack(state).some(({ request }) => request.kind === 'dialog' && request.ref === welcome.intro);
  // The intro is told once nothing is done yet; afterwards the items have appeared for good.
  const isTold = welcome.intro === undefined || getRealmState(store, content).done.length > 0;
  const ids = isTold ? [] : items.filter(({ appears }) => appears === 'after-intro').map(({ id }) => id);
  bus.emit('items/hidden', { ids });
  if (ids.length === 0) return () => undefined;
  return observeStore(store, isIntroOpen, (isOpen) => {
    if (!isOpen) bus.emit('items/hidden', { ids: [] });
  });
}

/** Returns the unsubscribe function. */
export function connectItems({ bus, store, content, record }: RealmContext): () => void {
  const emitCollected = () => bus.emit('items/collected', { ids: getRealmState(store, content).collected });
  const handlePick = ({ id }: BusEvents['item/picked']) => {
    if (getRealmState(store, content).collected.includes(id)) return;
    const effects = record({ kind: 'item-collected', ref: id });
    if (effects.some(({ kind }) => kind === 'refused')) return;
    playSound('pick-up');
    store.dispatch(overlayRequested({ kind: 'discovery', item: id }));
    store.dispatch(storyFound(id));
    emitCollected();
  };
  emitCollected();
  return stopAll(hideUntilIntroEnds({ bus, store, content, record }), bus.on('item/picked', handlePick));
}
