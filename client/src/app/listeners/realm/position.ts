// Keeps the player's position over a reload of the page: one entry per realm, for this tab.

import type { Bus } from '../../../bridge/bus.ts';
import type { BusEvents } from '../../../bridge/events.ts';
import { STORAGE_KEYS } from '../../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../../lib/storage/schemas.ts';
import { sessionStorageArea } from '../../../lib/storage/storageArea.ts';
import { storedValue } from '../../../lib/storage/storedValue.ts';
import { listen, stopAll } from '../../../lib/subscriptions.ts';

type Facing = BusEvents['player/moved']['facing'];
const FACINGS: readonly unknown[] = ['up', 'down', 'left', 'right'];

export interface StoredPosition {
  x: number;
  y: number;
  facing: Facing;
  /** Signature of the map it belongs to. */
  map: string;
}

const schema: Schema<StoredPosition> = (value) => {
  if (!isRecord(value)) return undefined;
  const { x, y, facing, map } = value;
  const isValid = Number.isFinite(x) && Number.isFinite(y) && FACINGS.includes(facing) && typeof map === 'string';
  return isValid ? (value as unknown as StoredPosition) : undefined;
};

const positionOf = (realm: string, area = sessionStorageArea) =>
  storedValue<StoredPosition | undefined>(STORAGE_KEYS.playerPosition, schema, {
    id: realm,
    fallback: undefined,
    area,
  });

export const readPosition = (realm: string, area = sessionStorageArea): StoredPosition | undefined =>
  positionOf(realm, area).read();

/** Stores the position when the realm is left; after leaving by the exit the learner starts at the spawn again. */
export function connectPosition(bus: Bus, realm: string, area = sessionStorageArea): () => void {
  let isLeaving = false;
  const save = () => {
    const at = bus.lastPayload('player/moved');
    const map = bus.lastPayload('world/ready')?.map;
    if (!at || map === undefined || isLeaving) return;
    positionOf(realm, area).write({ x: Math.round(at.x), y: Math.round(at.y), facing: at.facing, map });
  };
  return stopAll(
    bus.on('exit/reached', () => {
      isLeaving = true;
      positionOf(realm, area).remove();
    }),
    listen(window, 'pagehide', save),
    save,
  );
}
