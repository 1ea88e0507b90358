// Handles items picked up in the world: records and shows each once, keeps their stories over a reload, and emits the collected ids.
import { playSound } from '../../../audio/playSound.ts';
import type { BusEvents } from '../../../bridge/events.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { readLastPerson } from '../../../features/progress/lastPerson.ts';
import { selectStories, storyFound } from '../../../features/realm/realmSlice.ts';
import { readStories, storeStories } from '../../../features/realm/storedStories.ts';
import { observeStore } from '../../../lib/observeStore.ts';
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
  for (const id of readStories(readLastPerson(), content.realm.id)) store.dispatch(storyFound(id));
  const stops = [
    bus.on('item/picked', handlePick),
    observeStore(store, selectStories, (items) => storeStories(readLastPerson(), content.realm.id, items)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
