// Reads what Vite writes about a finished build: the file that each source became, and which files it loads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** By source file, relative to client/; shared chunks have names of their own. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The site's page, and with it the script that every page loads. */
export const SITE = 'index.html';
/** Loaded one after the other: each is imported by the one before once that has run. */
export const REALM_STAGES = ['src/app/RealmRoute.tsx', 'src/app/hosts/realm/RealmHost.tsx', 'src/game/createGame.ts'];

const MAP = /^\.\.\/tiled-maps\/([\w-]+)\/\1\.tmj$/;

/** The realms of the build, each with the key of its map. */
export const mapsOf = (manifest: Manifest): { realm: string; map: string }[] =>
  Object.keys(manifest).flatMap((map) => {
    const realm = MAP.exec(map)?.[1];
    return realm === undefined ? [] : [{ realm, map }];
  });

interface WalkOptions {
  /** What is loaded anyway. */
  known?: ReadonlySet<ManifestChunk>;
  /** Also follows what is imported while the page runs, where this returns true for its source. */
  followsDynamic?: (source: string) => boolean;
}

/** The chunks of these sources and those that they import; an error if the build lacks one. */
export function withImports(
  manifest: Manifest,
  sources: readonly string[],
  { known = new Set(), followsDynamic = () => false }: WalkOptions = {},
): Set<ManifestChunk> {
  const found = new Set<ManifestChunk>();
  const waiting = [...sources];
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}: name it as it is now`);
    if (found.has(chunk) || known.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(followsDynamic));
  }
  return found;
}
