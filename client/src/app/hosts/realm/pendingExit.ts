// Remembers across the reload of 'Continue Journey' that the exit was taken, so that the transition follows.
import { isMapId, type MapId } from '@lanternwise/shared/constants/realms';
import { sessionArea } from '../../../lib/storage/area.ts';
import { STORAGE_KEYS } from '../../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../../lib/storage/schemas.ts';
import { stored } from '../../../lib/storage/stored.ts';

export interface PendingExit {
  realm: MapId;
  /** Path the exit leads to. */
  next: string;
}

/** A path of this site only: nothing that was written here leads elsewhere. */
const schema: Schema<PendingExit> = (value) => {
  if (!isRecord(value)) return undefined;
  const { realm, next } = value;
  const isSound = typeof realm === 'string' && isMapId(realm) && typeof next === 'string' && /^\/(?!\/)/.test(next);
  return isSound ? { realm, next } : undefined;
};

const exitIn = (area = sessionArea) =>
  stored<PendingExit | undefined>(STORAGE_KEYS.pendingExit, schema, { fallback: undefined, area });

export function keepPendingExit(exit: PendingExit, area = sessionArea): void {
  if (!exitIn(area).write(exit)) console.warn('The way to the next map could not be kept over the reload');
}

/** The pending exit of this realm; one of another realm or a damaged one is forgotten. */
export function readPendingExit(realm: MapId, area = sessionArea): PendingExit | undefined {
  const exit = exitIn(area).read();
  if (exit?.realm === realm) return exit;
  forgetPendingExit(area);
  return undefined;
}

export function forgetPendingExit(area = sessionArea): void {
  exitIn(area).remove();
}
