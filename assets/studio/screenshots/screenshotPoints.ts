// Where the walker of `npm run screenshots -- realms` stands to take pictures: the points that each realm's own folder names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapId } from '../../../shared/src/constants/realms.ts';
import { realmMetadataSchema, type ScreenshotPoints } from '../../../shared/src/content/realmMetadata.ts';

const REALMS = join(import.meta.dirname, '../../../shared/content/realms');

export function screenshotPoints(realm: MapId): ScreenshotPoints {
  const { sights } = JSON.parse(readFileSync(join(REALMS, realm, 'realm.json'), 'utf8'));
  return realmMetadataSchema.shape.sights.parse(sights);
}
