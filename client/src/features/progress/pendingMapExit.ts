// Stores the latest unsent map exit report per user in this browser.
import { isMapId } from '@lanternwise/shared/constants/realms';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import type { MapExitReport } from './progressRequests.ts';

export interface PendingMapExit {
  store(body: MapExitReport): void;
  read(): MapExitReport | undefined;
  clear(): void;
}

/** Rejects only what cannot be a report; the server validates the rest. */
const schema: Schema<MapExitReport> = (value) =>
  isRecord(value) && typeof value.current_map === 'string' && isMapId(value.current_map)
    ? (value as unknown as MapExitReport)
    : undefined;

export function createPendingMapExit(person: string, area = localStorageArea): PendingMapExit {
  const stored = storedValue<MapExitReport | undefined>(STORAGE_KEYS.pendingMapExit, schema, {
    id: person,
    fallback: undefined,
    area,
  });
  return {
    store(body) {
      if (!stored.write(body)) console.warn('The map exit report could not be stored in this browser');
    },
    read: stored.read,
    clear: stored.remove,
  };
}
