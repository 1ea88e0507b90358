// Using a character or a shop: what opens, and when nothing may.
import type { Character, OpenTarget } from '@lanternwise/shared/content/realm';
import type { BusEvents } from '../../../bridge/events.ts';
import { overlayRequested, selectAnyOverlay } from '../../../features/overlays/overlaysSlice.ts';
import type { OverlayRequest } from '../../../features/overlays/requests.ts';
import { hintsDropped } from '../../../features/realm/realmSlice.ts';
import { dressedNow, meetingWith } from '../../../overlay-kit/characters.ts';
import type { HeldKeys } from './heldKeys.ts';
import { type RealmWorld, realmStateOf } from './realmState.ts';
import { isShopLocked } from './shops.ts';

export const targetRequest = ({ kind, ref }: OpenTarget): OverlayRequest => ({ kind, ref });

/** What opens when the learner uses a character; undefined where it has nothing to say. */
export function meetingRequest(character: Character, done: readonly string[]): OverlayRequest | undefined {
  const { greets, opens } = meetingWith(character, done);
  if (greets) return { kind: 'dialog', ref: greets, ...(opens && { next: opens }) };
  return opens && targetRequest(opens);
}

/** Shows every character as it looks by now. */
export function dressCharacters({ bus, store, content }: RealmWorld): void {
  const { done } = realmStateOf(store, content);
  bus.say('characters/dressed', { sprites: dressedNow(content.realm.characters, done) });
}

export function enableCharacters({ bus, content }: RealmWorld): void {
  for (const { id } of content.realm.characters) bus.say('character/enabled', { id, enabled: true });
}

/** Returns the stop. */
export function connectMeetings(world: RealmWorld, keys: Pick<HeldKeys, 'isStale'>): () => void {
  const { bus, store, content } = world;
  const meet = ({ id, kind }: BusEvents['interaction/requested']) => {
    if ((kind !== 'npc' && kind !== 'shop') || selectAnyOverlay(store.getState())) return;
    if (keys.isStale(store.getState().settings.keys.interact)) return;
    const state = realmStateOf(store, content);
    if (isShopLocked(content, state, id)) return;
    const character = content.realm.characters.find((person) => person.id === id);
    const request = character && meetingRequest(character, state.done);
    if (!request) return;
    bus.say('character/enabled', { id, enabled: false });
    // A hint that led into the shop would come up again when one leaves it.
    if (kind === 'shop') store.dispatch(hintsDropped());
    store.dispatch(overlayRequested(request));
  };
  dressCharacters(world);
  return bus.on('interaction/requested', meet);
}
