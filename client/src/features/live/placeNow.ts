// Where this learner is in the app: what the open realm says of it, for the presence that is reported while a live lesson is on.
import type { LivePlace } from './presence.ts';

export type PlaceNow = Omit<LivePlace, 'visible'>;

/** On a page of the site, outside realms and lessons. */
export const NOWHERE: PlaceNow = { realm: null, task: null, x: null, y: null };

let place = NOWHERE;
const listeners = new Set<() => void>();

export const readPlace = (): PlaceNow => place;

export function setPlace(next: PlaceNow): void {
  const isSame = next.realm === place.realm && next.task === place.task && next.x === place.x && next.y === place.y;
  if (isSame) return;
  place = next;
  for (const listener of [...listeners]) listener();
}

export function subscribePlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
