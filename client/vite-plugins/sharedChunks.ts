// Decides which modules share a chunk: what the site's entry needs, what a realm's page needs besides. A hundred small files cost a hundred requests.
import type { Plugin, Rollup } from 'vite';

const ENTRY = /\/client\/src\/app\/main\.tsx$/;
/** Loaded one after the other: each is imported by the one before once that has run. */
export const REALM_STAGES = ['app/RealmRoute.tsx', 'app/hosts/realm/RealmHost.tsx', 'game/createGame.ts'] as const;
/** Changes far less often than our own modules, so it keeps a file, and a place in browsers' caches, of its own. */
const ENGINE = /\/phaser[\w.-]*\//;
/** The addresses of terrain pictures, each a module of one line, which the maps share. */
const TILES = /\/assets\/atlases\/tiles\/[\w-]+\.\w+\?url$/;
/** Imports every icon there is; which of them a file uses stands in its own import statement. */
const ICONS = /\/lucide-react\.mjs$/;

/** The file names of the icons that a module imports: `import { ChevronDown } from "lucide-react"` → chevron-down.mjs. */
function iconFiles(code: string, iconIndex: string): string[] {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );
  return names.flatMap((name) => {
    const statement = iconIndex
      .split('\n')
      .find((line) => line.includes(`default as ${name} `) || line.includes(`default as ${name},`));
    return /'\.\/(icons\/[\w-]+\.mjs)'/.exec(statement ?? '')?.[1] ?? [];
  });
}

/** The modules that `id` imports and needs. */
function neededImports(context: Rollup.PluginContext, id: string): readonly string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    if (!ICONS.test(imported)) return imported;
    const folder = imported.replace(ICONS, '/');
    return iconFiles(code ?? '', context.getModuleInfo(imported)?.code ?? '').map((file) => folder + file);
  });
}

/** What a visitor reads without an account must stay light. */
const PUBLIC_PAGES =
  /\/client\/src\/pages\/(?:about|blogs|contact|cookies|courses|gallery|home|legal|newsletter|pricing|resources)\//;

/** Bytes, unpacked: a chunk of less costs a page more as a request than as bytes. */
const MIN_PUBLIC_CHUNK = 4000;

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
 * which only realms need; `common`, which they share with other pages; and `public`, which they share with
 * pages for visitors and which is therefore split by what each of these needs.
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
  let elsewhere = new Set<string>();
  let publicPages = new Set<string>();
  const plugin: Plugin = {
    name: 'lanternwise:shared-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const entry = ids.filter((id) => ENTRY.test(id));
      const stages = ids.filter((id) => REALM_STAGES.some((stage) => id.endsWith(`/client/src/${stage}`)));
      const imports: Edges = (id) => neededImports(this, id);
      const links: Edges = (id) =>
        [...imports(id), ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])].filter(
          (next) => !stages.includes(next),
        );
      site = reach(entry, imports);
      realm = reach(stages, imports);
      elsewhere = reach(entry, links);
      publicPages = reach(
        ids.filter((id) => PUBLIC_PAGES.test(id)),
        imports,
      );
    },
  };
  const isRealmOnly = (id: string) => realm.has(id) && !elsewhere.has(id) && !ENGINE.test(id);
  const isShared = (id: string) => realm.has(id) && elsewhere.has(id) && !site.has(id);
  return {
    plugin,
    groups: [
      { name: 'site', test: (id) => site.has(id) },
      { name: 'tiles', test: (id) => TILES.test(id) },
      { name: 'phaser', test: (id) => ENGINE.test(id) },
      // Before the realm's: a group takes along what its modules import, and no other page may need the realm's chunk.
      {
        name: 'public',
        entriesAware: true,
        entriesAwareMergeThreshold: MIN_PUBLIC_CHUNK,
        test: (id) => isShared(id) && publicPages.has(id),
      },
      { name: 'common', test: isShared },
      { name: 'realm', test: isRealmOnly },
    ],
  };
}
