// Loads what a realm is drawn with and puts it among Phaser's textures; what fails is named, never fatal.
import { PLAYER_CELL } from '@lanternwise/shared/constants/movement';
import type { AvatarId } from '@lanternwise/shared/constants/people';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { avatarKey } from '../scenes/worldContext.ts';
import type { AtlasJson } from './atlas.ts';
import type { Textures } from './phaser.ts';
import { loadPicture } from './pictures.ts';
import { atlasesOf, atlasUrls, avatarUrl, loadRealmMap, type RealmMapFile } from './realmFiles.ts';
import { addTerrain, terrainKey } from './tileLayers.ts';

type Manager = Textures.TextureManager;
/** Name of what could not be loaded, or nothing. */
type Missing = string | undefined;

async function loadAtlas(textures: Manager, name: string): Promise<Missing> {
  if (textures.exists(name)) return undefined;
  const urls = atlasUrls(name);
  if (!urls) return name;
  const json = fetch(urls.json).then((reply) => (reply.ok ? (reply.json() as Promise<AtlasJson>) : undefined));
  const [picture, frames] = await Promise.all([loadPicture(urls.picture), json.catch(() => undefined)]);
  if (!picture || !frames) return name;
  textures.addAtlasJSONHash(name, picture, frames);
  return undefined;
}

/** Cuts an avatar's sheet into numbered frames. */
export async function loadAvatar(textures: Manager, avatar: AvatarId): Promise<Missing> {
  const key = avatarKey(avatar);
  if (textures.exists(key)) return undefined;
  const url = avatarUrl(avatar);
  const picture = url ? await loadPicture(url) : undefined;
  if (!picture) return avatar;
  textures.addSpriteSheet(key, picture, { frameWidth: PLAYER_CELL, frameHeight: PLAYER_CELL });
  return undefined;
}

/** The atlases of all characters and props of a map; those that are there already cost nothing. */
export const loadAtlases = (textures: Manager, { map }: RealmMapFile): Promise<Missing>[] =>
  atlasesOf(map).map((name) => loadAtlas(textures, name));

/** `before` = the map in play until now: only what differs from it is loaded anew. */
export async function loadTerrains(
  textures: Manager,
  { map, images }: RealmMapFile,
  before?: RealmMapFile,
): Promise<Missing[]> {
  return Promise.all(
    map.tilesets.map(async (set) => {
      const url = images[set.name];
      const stale = before !== undefined && before.images[set.name] !== url;
      if (!stale && textures.exists(terrainKey(set.name))) return undefined;
      const picture = url ? await loadPicture(url) : undefined;
      if (picture) addTerrain(textures, set, map.tileSize, picture);
      return picture ? undefined : set.name;
    }),
  );
}

/** The drawn picture of the whole map, for when its tiles cannot be loaded. */
export async function loadMapPicture(textures: Manager, realm: string, key: string): Promise<boolean> {
  const picture =
    (await loadPicture(`/Game_Assets/${realm}_map.png`)) ??
    (await loadPicture('/Game_Assets/ai-adventure-park_map.png'));
  if (picture && !textures.exists(key)) textures.addImage(key, picture);
  return picture !== undefined;
}

/** Lets the browser fetch what is largest while nobody can play yet; what fails is asked for again in its turn. */
export async function fetchPicturesAhead(realm: MapId): Promise<void> {
  const { map, images } = await loadRealmMap(realm);
  const atlases = atlasesOf(map).map((name) => atlasUrls(name)?.picture);
  for (const url of [...atlases, ...Object.values(images)]) if (url) new Image().src = url;
}

/** Everything at once; answers what is missing. `progress` runs from 0 to 1. */
export async function loadPictures(
  textures: Manager,
  file: RealmMapFile,
  avatar: AvatarId,
  progress: (share: number) => void,
): Promise<{ terrains: string[]; others: string[] }> {
  const atlases = loadAtlases(textures, file);
  const jobs: Promise<unknown>[] = [...atlases, loadAvatar(textures, avatar), loadTerrains(textures, file)];
  let done = 0;
  const found = await Promise.all(
    jobs.map((job) =>
      job.finally(() => {
        done += 1;
        progress(done / jobs.length);
      }),
    ),
  );
  const terrains = (found.at(-1) as Missing[]).filter((name) => name !== undefined);
  return { terrains, others: found.slice(0, -1).filter((name) => name !== undefined) as string[] };
}
