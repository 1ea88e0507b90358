// Computes the states of the lesson shops (locked, open, done) and emits them to the world.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { pythonShops } from '@lanternwise/shared/content/pythonShops';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { BusEvents } from '../../../bridge/events.ts';
import { getRealmState, type RealmContext, selectRealmState } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { interactionOf } from '../../../overlay-kit/characters.ts';

export const isShopLocked = (content: RealmContent, state: RealmState, id: string): boolean =>
  pythonShops(content, state).some((shop) => shop.id === id && shop.state === 'locked');

export function shopStates(content: RealmContent, state: RealmState): BusEvents['shops/marked']['marks'] {
  const shops = pythonShops(content, state).map((shop) => [shop.id, shop.state] as const);
  // Workshops always show as open: a locked one explains itself when used.
  const workshops = content.realm.characters
    .filter((character) => interactionOf(character, state.done).opens?.kind === 'workshop')
    .map(({ id }) => [id, 'open'] as const);
  return Object.fromEntries([...shops, ...workshops]);
}

/** Emits the shop states now and after each change of the learner's state. Returns the unsubscribe function. */
export function connectShops({ bus, store, content }: RealmContext): () => void {
  const emitStates = (state: RealmState) => {
    const marks = shopStates(content, state);
    if (Object.keys(marks).length > 0) bus.emit('shops/marked', { marks });
  };
  emitStates(getRealmState(store, content));
  return observeStore(store, selectRealmState(content), emitStates);
}
