// Decides which modules share a chunk: what the site's entry needs, what a realm's page needs besides. A hundred small files cost a hundred requests.
import type { Plugin } from 'vite';

const ENTRY = /\/client\/src\/app\/main\.tsx$/;
/** Loaded one after the other: each is imported by the one before once that has run. */
export const REALM_STAGES = ['app/RealmRoute.tsx', 'app/hosts/realm/RealmHost.tsx', 'game/createGame.ts'] as const;
/** What lies over a realm's world: loaded while the world is drawn. */
const INTERFACE = /\/client\/src\/app\/hosts\/realm\/RealmInterface\.tsx$/;
/** Changes far less often than our own modules, so it keeps a file, and a place in browsers' caches, of its own. */
const ENGINE = /\/phaser[\w.-]*\//;
/** The addresses of terrain pictures, each a module of one line, which the maps share. */
const TILES = /\/assets\/atlases\/tiles\/[\w-]+\.\w+\?url$/;
/** What a visitor reads without an account must stay light. */
const PUBLIC_PAGES =
  /\/client\/src\/pages\/(?:about|blogs|contact|cookies|courses|gallery|home|legal|newsletter|pricing|resources)\//;

/** Bytes, unpacked: a chunk of less costs a page more as a request than as bytes. */
const MIN_PUBLIC_CHUNK = 4000;
const PUBLIC_CHUNKS = { name: 'public', entriesAware: true, entriesAwareMergeThreshold: MIN_PUBLIC_CHUNK };

type Edges = (id: string) => readonly string[];

/** Everything that can be reached from `entries`, without them: other entries that share a module must not start one of them. */
function reach(entries: readonly string[], edges: Edges): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of edges(id)) {
      if (found.has(next) || entries.includes(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

/**
 * `groups` tells the bundler, after the plugin has seen all modules, which of them share a chunk: `site`; `tiles`; `phaser`; `realm`,
 * which only realms need; `common`, which they share with other pages; `public`, which they share with
 * pages for visitors and which is therefore split by what each of these needs; `hud` and `windows`, which are to what lies over
 * the world as `realm` and `common` are to the world.
 */
export function sharedChunks(): {
  plugin: Plugin;
  groups: {
    name: string;
    entriesAware?: boolean;
    entriesAwareMergeThreshold?: number;
    test: (id: string) => boolean;
  }[];
} {
  let site = new Set<string>();
  let realm = new Set<string>();
  let overWorld = new Set<string>();
  let elsewhere = new Set<string>();
  let publicPages = new Set<string>();
  const plugin: Plugin = {
    name: 'lanternwise:shared-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const entry = ids.filter((id) => ENTRY.test(id));
      const stages = ids.filter((id) => REALM_STAGES.some((stage) => id.endsWith(`/client/src/${stage}`)));
      const imports: Edges = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const links: Edges = (id) =>
        [...imports(id), ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])].filter(
          (next) => !stages.includes(next),
        );
      site = reach(entry, imports);
      realm = reach(stages, imports);
      const over = ids.filter((id) => INTERFACE.test(id));
      overWorld = new Set([...over, ...reach(over, imports)].filter((id) => !site.has(id) && !realm.has(id)));
      elsewhere = reach(entry, links);
      publicPages = reach(
        ids.filter((id) => PUBLIC_PAGES.test(id)),
        imports,
      );
    },
  };
  const isRealmOnly = (id: string) => realm.has(id) && !elsewhere.has(id) && !ENGINE.test(id);
  const isShared = (id: string) => realm.has(id) && elsewhere.has(id) && !site.has(id);
  const isSharedOver = (id: string) => overWorld.has(id) && elsewhere.has(id);
  return {
    plugin,
    groups: [
      { name: 'site', test: (id) => site.has(id) },
      { name: 'tiles', test: (id) => TILES.test(id) },
      { name: 'phaser', test: (id) => ENGINE.test(id) },
      // Before the realm's: a group takes along what its modules import, and no other page may need the realm's chunk.
      { ...PUBLIC_CHUNKS, test: (id) => isShared(id) && publicPages.has(id) },
      // Apart from those, or a realm would load windows with what it shares with a page.
      { ...PUBLIC_CHUNKS, test: (id) => isSharedOver(id) && publicPages.has(id) },
      { name: 'common', test: isShared },
      { name: 'realm', test: isRealmOnly },
      { name: 'windows', test: isSharedOver },
      { name: 'hud', test: (id) => overWorld.has(id) },
    ],
  };
}
