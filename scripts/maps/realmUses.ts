// Reads what a realm's content names of its map, from its files as they are written at this moment.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MapUse } from '../../shared/src/maps/mapNames.ts';
import { mapUses } from '../../shared/src/maps/mapUses.ts';
import { ContentReader } from '../content/loadRealm.ts';

/** Undefined with the reason where the content is missing or broken. */
export function readRealmUses(
  root: string,
  realm: string,
): { uses: readonly MapUse[] } | { uses?: undefined; reason: string } {
  const shown = `shared/content/realms/${realm}`;
  const folder = path.join(root, shown);
  if (!existsSync(folder)) return { reason: `${shown} does not exist` };
  const reader = new ContentReader(root);
  const loaded = reader.readRealm(folder);
  if (loaded && reader.issues.length === 0) return { uses: mapUses(loaded.content) };
  return { reason: `${shown} cannot be read, and npm run content says why` };
}
