// Remembers across the reload of 'Continue Journey' that the exit was taken, so that the transition follows.
import { isMapId, type MapId } from '@lanternwise/shared/constants/realms';

const KEY = 'lanternwise:pending-exit';

export interface PendingExit {
  realm: MapId;
  /** Path the exit leads to. */
  next: string;
}

type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keepPendingExit(storage: SessionStore, exit: PendingExit): void {
  try {
    storage.setItem(KEY, JSON.stringify(exit));
  } catch {
    console.warn('The way to the next map could not be kept over the reload');
  }
}

/** The pending exit of this realm; one of another realm or a damaged one is forgotten. */
export function readPendingExit(storage: SessionStore, realm: MapId): PendingExit | undefined {
  try {
    const found = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<PendingExit> | null;
    const sound = found !== null && typeof found.realm === 'string' && isMapId(found.realm) && found.realm === realm;
    if (sound && typeof found.next === 'string' && /^\/(?!\/)/.test(found.next)) return { realm, next: found.next };
    storage.removeItem(KEY);
  } catch {
    console.warn('The pending exit could not be read');
  }
  return undefined;
}

export function forgetPendingExit(storage: SessionStore): void {
  try {
    storage.removeItem(KEY);
  } catch {
    console.warn('The pending exit could not be forgotten');
  }
}
