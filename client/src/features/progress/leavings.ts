// Maps that were left but whose report the server does not have yet: the newest one a person, kept in this browser.
import { isMapId } from '@lanternwise/shared/constants/realms';
import { localArea } from '../../lib/storage/area.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { stored } from '../../lib/storage/stored.ts';
import type { LeavingMap } from './requests.ts';

export interface Leavings {
  keep(body: LeavingMap): void;
  waiting(): LeavingMap | undefined;
  forget(): void;
}

/** The server looks closely; here only what could never be a report is put aside. */
const schema: Schema<LeavingMap> = (value) =>
  isRecord(value) && typeof value.current_map === 'string' && isMapId(value.current_map)
    ? (value as unknown as LeavingMap)
    : undefined;

export function createLeavings(person: string, area = localArea): Leavings {
  const leaving = stored<LeavingMap | undefined>(STORAGE_KEYS.leaving, schema, {
    id: person,
    fallback: undefined,
    area,
  });
  return {
    keep(body) {
      if (!leaving.write(body)) console.warn('Leaving the map could not be kept in this browser');
    },
    waiting: leaving.read,
    forget: leaving.remove,
  };
}
