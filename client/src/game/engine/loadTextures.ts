// Loads the textures of a realm into Phaser; failures are returned as names and are never fatal.
import { COMPANION_ATLAS } from '@lanternwise/shared/constants/companion';
import { PLAYER_FRAME_SIZE, PLAYER_FRAMES } from '@lanternwise/shared/constants/movement';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import { LATER_ATLASES, requiredAtlases } from '@lanternwise/shared/maps/requiredAtlases';
import { avatarTextureKey } from '../scenes/worldContext.ts';
import type { AtlasJson } from './atlas.ts';
import { applyDensities, setDensity } from './density.ts';
import { loadBitmap, loadElement, loadImageWithRetry } from './loadImageWithRetry.ts';
import type { Textures } from './phaser.ts';
import { atlasUrl, avatarUrl, type LoadedRealmMap, loadCompanionFrames, loadRealmMap } from './realmFiles.ts';
import { addTerrainPicture, terrainPicture } from './terrainSheets.ts';

type TextureManager = Textures.TextureManager;
/** Name of a texture that could not be loaded. */
type MissingName = string | undefined;

/** Begun by prefetchTextures() and not yet used, by address. */
const prefetched = new Map<string, Promise<ImageBitmap | undefined>>();

const loadTerrain = (url: string) => loadImageWithRetry(url, loadBitmap(false));
const loadTexture = (url: string) => loadImageWithRetry(url, loadBitmap(true));

/** The picture that was fetched ahead, once, or a new one. */
function takePicture(url: string, load: typeof loadTexture): Promise<ImageBitmap | undefined> {
  const ahead = prefetched.get(url);
  prefetched.delete(url);
  return ahead ?? load(url);
}

/** Phaser's own types know image elements only; its sources measure and upload a bitmap in the same way. */
const asElement = (picture: ImageBitmap) => picture as unknown as HTMLImageElement;

async function loadAtlas(textures: TextureManager, name: string, frames: AtlasJson | undefined): Promise<MissingName> {
  if (textures.exists(name)) return undefined;
  const url = atlasUrl(name);
  const picture = url && frames ? await takePicture(url, loadTexture) : undefined;
  if (!picture || !frames) return name;
  const texture = textures.addAtlasJSONHash(name, asElement(picture), frames);
  if (texture) applyDensities(Object.values(texture.frames as Record<string, Textures.Frame>));
  return undefined;
}

/** Loads an avatar's sprite sheet as numbered frames. */
export async function loadAvatar(textures: TextureManager, avatar: AvatarId): Promise<MissingName> {
  const key = avatarTextureKey(avatar);
  if (textures.exists(key)) return undefined;
  const url = avatarUrl(avatar);
  const picture = url ? await takePicture(url, loadTexture) : undefined;
  if (!picture) return avatar;
  const size = picture.width / PLAYER_FRAMES;
  const texture = textures.addSpriteSheet(key, asElement(picture), { frameWidth: size, frameHeight: size });
  if (texture) for (const name of texture.getFrameNames()) setDensity(texture.get(name), size / PLAYER_FRAME_SIZE);
  return undefined;
}

/** Loads the atlases of all characters and props of a map; atlases already loaded are skipped. */
export const loadAtlases = (textures: TextureManager, { map, atlases }: LoadedRealmMap): Promise<MissingName>[] =>
  requiredAtlases(map).map((name) => loadAtlas(textures, name, atlases[name]));

/** What the first frame does not show. */
export const loadLaterAtlases = async (textures: TextureManager, { atlases }: LoadedRealmMap): Promise<void> => {
  await Promise.all(LATER_ATLASES.map((name) => loadAtlas(textures, name, atlases[name])));
};

/** Loads the companion's pictures, once a realm is shown; without them there is no companion. */
export async function loadCompanion(textures: TextureManager): Promise<void> {
  const frames = await loadCompanionFrames().catch(() => undefined);
  const missing = await loadAtlas(textures, COMPANION_ATLAS, frames);
  if (missing !== undefined) console.warn(`The pictures of ${missing} could not be loaded: nobody walks along`);
}

/** `before` = the map shown until now: only changed terrains are reloaded. */
export async function loadTerrains(
  textures: TextureManager,
  { map, images }: LoadedRealmMap,
  before?: LoadedRealmMap,
): Promise<MissingName[]> {
  return Promise.all(
    map.tilesets.map(async (set) => {
      const url = images[set.name];
      const stale = before !== undefined && before.images[set.name] !== url;
      if (!stale && terrainPicture(textures, set.name)) return undefined;
      const picture = url ? await takePicture(url, loadTerrain) : undefined;
      if (picture) addTerrainPicture(textures, set.name, picture);
      return picture ? undefined : set.name;
    }),
  );
}

/** Loads the picture of the whole map, the fallback for missing tiles. */
export async function loadMapImage(textures: TextureManager, realm: string, key: string): Promise<boolean> {
  const picture =
    (await loadImageWithRetry(`/Game_Assets/${realm}_map.png`, loadElement)) ??
    (await loadImageWithRetry('/Game_Assets/ai-adventure-park_map.png', loadElement));
  if (picture && !textures.exists(key)) textures.addImage(key, picture);
  return picture !== undefined;
}

/** Fetches and decodes what the realm's scene will ask for; a failure there is retried by a new request. */
export async function prefetchTextures(realm: MapId, avatar: AvatarId): Promise<void> {
  const { map, images } = await loadRealmMap(realm);
  const ahead = (url: string | undefined, load: typeof loadTexture) => {
    if (url && !prefetched.has(url)) prefetched.set(url, load(url));
  };
  for (const url of Object.values(images)) ahead(url, loadTerrain);
  ahead(avatarUrl(avatar), loadTexture);
  for (const name of requiredAtlases(map)) ahead(atlasUrl(name), loadTexture);
}

/** Loads everything in parallel and returns the missing names. `onProgress` receives 0 to 1. */
export async function loadTextures(
  textures: TextureManager,
  file: LoadedRealmMap,
  avatar: AvatarId,
  onProgress: (share: number) => void,
): Promise<{ terrains: string[]; others: string[] }> {
  const atlases = loadAtlases(textures, file);
  const jobs: Promise<unknown>[] = [...atlases, loadAvatar(textures, avatar), loadTerrains(textures, file)];
  let done = 0;
  const results = await Promise.all(
    jobs.map((job) =>
      job.finally(() => {
        done += 1;
        onProgress(done / jobs.length);
      }),
    ),
  );
  const terrains = (results.at(-1) as MissingName[]).filter((name) => name !== undefined);
  return { terrains, others: results.slice(0, -1).filter((name) => name !== undefined) as string[] };
}
