// Decides which modules share a chunk: what the site's entry needs, what a realm's page needs besides. A hundred small files cost a hundred requests.
import type { Plugin, Rollup } from 'vite';

const ENTRY = /\/client\/src\/app\/main\.tsx$/;
/** Loaded one after the other: each is imported by the one before once that has run. */
export const REALM_STAGES = ['app/RealmRoute.tsx', 'app/hosts/realm/RealmHost.tsx', 'game/createGame.ts'] as const;
/** Changes far less often than our own modules, so it keeps a file, and a place in browsers' caches, of its own. */
const ENGINE = /\/phaser[\w.-]*\//;
/** The addresses of terrain pictures, each a module of one line, which the maps share. */
const TILES = /\/assets\/atlases\/tiles\/[\w-]+\.webp\?url$/;
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
 * which only realms need; and `common`, which realms share with other pages.
 */
export function sharedChunks(): { plugin: Plugin; groups: { name: string; test: (id: string) => boolean }[] } {
  let site = new Set<string>();
  let realm = new Set<string>();
  let elsewhere = new Set<string>();
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
    },
  };
  const isRealmOnly = (id: string) => realm.has(id) && !elsewhere.has(id) && !ENGINE.test(id);
  return {
    plugin,
    groups: [
      { name: 'site', test: (id) => site.has(id) },
      { name: 'tiles', test: (id) => TILES.test(id) },
      { name: 'phaser', test: (id) => ENGINE.test(id) },
      { name: 'realm', test: isRealmOnly },
      { name: 'common', test: (id) => realm.has(id) && elsewhere.has(id) && !site.has(id) },
    ],
  };
}
