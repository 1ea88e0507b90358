// Stores the taken exit across the reload of 'Continue Journey', so that the transition follows.
import { isMapId, type MapId } from '@lanternwise/shared/constants/realms';
import { STORAGE_KEYS } from '../../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../../lib/storage/schemas.ts';
import { sessionStorageArea } from '../../../lib/storage/storageArea.ts';
import { storedValue } from '../../../lib/storage/storedValue.ts';

export interface PendingTransition {
  realm: MapId;
  /** Path the exit leads to. */
  next: string;
}

/** Accepts paths of this site only, which prevents redirects to other sites. */
const schema: Schema<PendingTransition> = (value) => {
  if (!isRecord(value)) return undefined;
  const { realm, next } = value;
  const isValid = typeof realm === 'string' && isMapId(realm) && typeof next === 'string' && /^\/(?!\/)/.test(next);
  return isValid ? { realm, next } : undefined;
};

const storedTransition = (area = sessionStorageArea) =>
  storedValue<PendingTransition | undefined>(STORAGE_KEYS.pendingTransition, schema, { fallback: undefined, area });

export function storePendingTransition(exit: PendingTransition, area = sessionStorageArea): void {
  if (!storedTransition(area).write(exit)) console.warn('The pending exit could not be stored for the reload');
}

/** The pending exit of this realm; removes one of another realm or an invalid one. */
export function readPendingTransition(realm: MapId, area = sessionStorageArea): PendingTransition | undefined {
  const exit = storedTransition(area).read();
  if (exit?.realm === realm) return exit;
  clearPendingTransition(area);
  return undefined;
}

export function clearPendingTransition(area = sessionStorageArea): void {
  storedTransition(area).remove();
}
