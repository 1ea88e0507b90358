// Maps that were left but whose report the server does not have yet: the newest one a person, kept in this browser.
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

/** The server looks closely; here only what could never be a report is put aside. */
const schema: Schema<MapExitReport> = (value) =>
  isRecord(value) && typeof value.current_map === 'string' && isMapId(value.current_map)
    ? (value as unknown as MapExitReport)
    : undefined;

export function createPendingMapExit(person: string, area = localStorageArea): PendingMapExit {
  const leaving = storedValue<MapExitReport | undefined>(STORAGE_KEYS.pendingMapExit, schema, {
    id: person,
    fallback: undefined,
    area,
  });
  return {
    store(body) {
      if (!leaving.write(body)) console.warn('Leaving the map could not be kept in this browser');
    },
    read: leaving.read,
    clear: leaving.remove,
  };
}
