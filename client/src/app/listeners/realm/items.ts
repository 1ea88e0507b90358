// Things found in the world: recorded once, shown, and known to the world as collected.
import { playSound } from '../../../audio/playSound.ts';
import type { BusEvents } from '../../../bridge/events.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { type RealmWorld, realmStateOf } from './realmState.ts';

/** Returns the stop. */
export function connectItems({ bus, store, content, record }: RealmWorld): () => void {
  const tellCollected = () => bus.say('items/collected', { ids: realmStateOf(store, content).collected });
  const pick = ({ id }: BusEvents['item/picked']) => {
    if (realmStateOf(store, content).collected.includes(id)) return;
    const effects = record({ kind: 'item-collected', ref: id });
    if (effects.some(({ kind }) => kind === 'refused')) return;
    playSound('pick-up');
    store.dispatch(overlayRequested({ kind: 'discovery', item: id }));
    tellCollected();
  };
  tellCollected();
  return bus.on('item/picked', pick);
}
