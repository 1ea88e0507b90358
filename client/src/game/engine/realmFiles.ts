// Resolves the files of a realm: its map, terrain pictures, atlases and avatars.
import { ATLAS_FORMAT } from '@lanternwise/shared/constants/pictures';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { AtlasJson } from './atlas.ts';

export interface LoadedRealmMap {
  map: RealmMap;
  /** URL of each terrain tileset's picture, by tileset name. */
  images: Record<string, string>;
  /** Of those that the map needs, by name. */
  atlases: Readonly<Record<string, AtlasJson>>;
  /** Names that differ between the map and the content, in words (development server only). */
  misfits?: string;
}

const MAPS = import.meta.glob<LoadedRealmMap>('../../../../tiled-maps/*/*.tmj', { import: 'default' });
const ATLAS_FILES = import.meta.glob<string>(['../../../../assets/atlases/*', '!../../../../assets/atlases/*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Of the companion: a file of its own, which no realm's first frame waits for. */
const COMPANION_FRAMES = import.meta.glob<AtlasJson>('../../../../assets/atlases/wick.json', { import: 'default' });
const AVATAR_FILES = import.meta.glob<string>('../../../../assets/atlases/avatars/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Loads the map of a realm; rejects if it has none yet. */
export async function loadRealmMap(realm: MapId): Promise<LoadedRealmMap> {
  const load = MAPS[`../../../../tiled-maps/${realm}/${realm}.tmj`];
  if (!load) throw new Error(`There is no map for ${realm} yet.`);
  return load();
}

export const atlasUrl = (name: string): string | undefined =>
  ATLAS_FILES[`../../../../assets/atlases/${name}.${ATLAS_FORMAT}`];

export const avatarUrl = (avatar: string): string | undefined =>
  AVATAR_FILES[`../../../../assets/atlases/avatars/${avatar}.${ATLAS_FORMAT}`];

/** Undefined if the companion has no pictures. */
export const loadCompanionFrames = async (): Promise<AtlasJson | undefined> => Object.values(COMPANION_FRAMES)[0]?.();
