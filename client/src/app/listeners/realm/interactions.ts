// Handles interactions: decides which overlay a character or shop opens, and lets a mechanic be used.
import type { Character, OpenTarget } from '@lanternwise/shared/content/realm';
import type { BusEvents } from '../../../bridge/events.ts';
import { hintsDropped } from '../../../features/messages/messagesSlice.ts';
import type { OverlayRequest } from '../../../features/overlays/overlayRequest.ts';
import { overlayRequested, selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { getRealmState, type RealmContext } from '../../../features/realm/realmState.ts';
import { modelResult } from '../../../features/realm/trainedModels.ts';
import { currentSprites, interactionOf } from '../../../overlay-kit/characters.ts';
import { isShopLocked } from './shops.ts';
import type { StaleKeys } from './staleKeys.ts';

export const toOverlayRequest = ({ kind, ref }: OpenTarget): OverlayRequest => ({ kind, ref });

/** The overlay a character opens; undefined if it has none. `talks` = how often it was talked to before, in this light. */
export function interactionRequest(
  character: Character,
  done: readonly string[],
  talks = 0,
  isRealmLit = false,
): OverlayRequest | undefined {
  const interaction = interactionOf(character, done);
  const { opens } = interaction;
  const greetings = [
    ...(isRealmLit && character.whenLit ? [character.whenLit] : []),
    interaction.greets,
    ...(interaction.greets === character.greets ? (character.alsoGreets ?? []) : []),
  ];
  const greets = greetings[talks % greetings.length];
  if (greets) return { kind: 'dialog', ref: greets, ...(opens && { next: opens }) };
  return opens && toOverlayRequest(opens);
}

/** Emits the current sprites of the characters, which depend on the completed steps. */
export function emitCharacterSprites({ bus, store, content }: RealmContext): void {
  const { done } = getRealmState(store, content);
  bus.emit('characters/dressed', { sprites: currentSprites(content.realm.characters, done) });
}

export function emitCharactersEnabled({ bus, content }: RealmContext): void {
  for (const { id } of content.realm.characters) bus.emit('character/enabled', { id, enabled: true });
}

/** Returns the unsubscribe function. */
export function connectInteractions(world: RealmContext, keys: Pick<StaleKeys, 'isStale'>): () => void {
  const { bus, store, content } = world;
  const talks = new Map<string, number>();
  const handleInteraction = ({ id, kind }: BusEvents['interaction/requested']) => {
    if (selectIsOverlayOpen(store.getState()) || keys.isStale(store.getState().settings.keys.interact)) return;
    if (kind === 'mechanic') bus.emit('mechanic/used', { id });
    if (kind !== 'npc' && kind !== 'shop') return;
    const state = getRealmState(store, content);
    if (isShopLocked(content, state, id)) return;
    const character = content.realm.characters.find((each) => each.id === id);
    const model = character && modelResult(state, character);
    const greets = (model && character.trained?.greets[model.outcome]) ?? character?.greets;
    const isRealmLit = content.quest.tasks.every((task) => state.lanterns.includes(task.id));
    const talk = isRealmLit ? `${id} in the light` : id;
    const request = character && interactionRequest({ ...character, greets }, state.done, talks.get(talk), isRealmLit);
    if (!request) return;
    talks.set(talk, (talks.get(talk) ?? 0) + 1);
    bus.emit('character/enabled', { id, enabled: false });
    // A hint that led to the shop would reappear on leaving it.
    if (kind === 'shop') store.dispatch(hintsDropped());
    store.dispatch(overlayRequested(request));
  };
  emitCharacterSprites(world);
  return bus.on('interaction/requested', handleInteraction);
}
