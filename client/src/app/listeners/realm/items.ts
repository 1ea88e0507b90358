// Handles items picked up in the world: records and shows each once, and emits the collected ids.
import { playSound } from '../../../audio/playSound.ts';
import type { BusEvents } from '../../../bridge/events.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { storyFound } from '../../../features/realm/realmSlice.ts';
import { getRealmState, type RealmContext } from './realmState.ts';

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
  return bus.on('item/picked', handlePick);
}
