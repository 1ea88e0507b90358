// Uses a place of the map as soon as it is in reach of the player, after a walk to it.
import type { OverlayPort } from '../bridge/bus.ts';
import type { Place } from '../bridge/events.ts';

/** A slow machine reports late what is in reach, and a guide who stands nearer may have to move on first. */
const REACH_TIMEOUT_MS = 4000;

/** Gives up after a timeout, for example if the character is busy. */
export function interactWhenInRange(world: OverlayPort, place: Pick<Place, 'id'>): void {
  let unsubscribe: () => void = () => undefined;
  let used = false;
  const timer = setTimeout(() => unsubscribe(), REACH_TIMEOUT_MS);
  const use = (near: Place | null) => {
    if (used || near?.id !== place.id) return;
    used = true;
    clearTimeout(timer);
    // A replayed event may call the listener before `on` has returned `unsubscribe`.
    queueMicrotask(() => unsubscribe());
    world.emit('interact/pressed', null);
  };
  unsubscribe = world.on('interactable/changed', use);
}
