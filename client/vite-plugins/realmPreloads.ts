// Finds, in the finished build, the files that each realm's page needs before its first frame, so that the server can name them in the HTML.
import path from 'node:path';
import type { Rollup } from 'vite';
import { readMapFile } from '../../scripts/maps/readMap.ts';
import { ATLAS_FORMAT } from '../../shared/src/constants/pictures.ts';
import { AVATARS } from '../../shared/src/constants/users.ts';
import { requiredAtlases } from '../../shared/src/maps/requiredAtlases.ts';
import { type Chunk, isChunk, moduleOf, withImports } from './bundleGraph.ts';
import { REALM_STAGES } from './sharedChunks.ts';

/** Addresses, as in the server's modules/site/SiteDocument.ts. */
export interface RealmPreloads {
  scripts: string[];
  styles: string[];
  /** Of terrains. */
  grounds: string[];
  /** Of atlases. */
  pictures: string[];
  /** The sheet of each avatar, of which one is needed. */
  avatars: Record<string, string>;
}

const MAP = /\/tiled-maps\/([\w-]+)\/\1\.tmj$/;

/** The entry of the site. */
export const siteEntry = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.filter(({ isEntry, name }) => isEntry && name === 'main');

export const stageChunks = (chunks: readonly Chunk[]): Chunk[] =>
  REALM_STAGES.map((stage) => {
    const chunk = chunks.find((each) => moduleOf(each).endsWith(`/client/src/${stage}`));
    if (!chunk) throw new Error(`The build has no chunk of ${stage}`);
    return chunk;
  });

export function realmPreloads(bundle: Rollup.OutputBundle): Record<string, RealmPreloads> {
  const files = Object.values(bundle);
  const chunks = files.filter(isChunk);
  const known = new Set(withImports(bundle, siteEntry(chunks)).map(({ fileName }) => fileName));
  const stages = stageChunks(chunks);
  const findAsset = (source: string): string[] =>
    files
      .filter((file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(source)))
      .map(({ fileName }) => `/${fileName}`);
  const addressOf = (source: string): string => {
    const [address] = findAsset(source);
    if (address === undefined) throw new Error(`The build has no ${source}`);
    return address;
  };
  const realmOf = (chunk: Chunk) => MAP.exec(moduleOf(chunk))?.[1];
  return Object.fromEntries(
    chunks.flatMap((mapChunk) => {
      const realm = realmOf(mapChunk);
      const { map } = realm === undefined ? {} : readMapFile(path.normalize(moduleOf(mapChunk)));
      if (realm === undefined || !map) return [];
      const needed = withImports(bundle, [...stages, mapChunk], { known });
      const preloads: RealmPreloads = {
        scripts: needed.map(({ fileName }) => `/${fileName}`),
        styles: needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)),
        // A tileset that is not packed yet has its picture elsewhere, and the game finds it by itself.
        grounds: map.tilesets.flatMap(({ name }) => findAsset(`assets/atlases/tiles/${name}.${ATLAS_FORMAT}`)),
        pictures: requiredAtlases(map).map((atlas) => addressOf(`assets/atlases/${atlas}.${ATLAS_FORMAT}`)),
        avatars: Object.fromEntries(
          AVATARS.map((id) => [id, addressOf(`assets/atlases/avatars/${id}.${ATLAS_FORMAT}`)]),
        ),
      };
      return [[realm, preloads] as const];
    }),
  );
}
