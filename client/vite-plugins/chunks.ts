// Decides which modules share a file, and refuses a build whose realms load schemas, shows or the interface before their first frame.
import path from 'node:path';
import type { Plugin } from 'vite';
import { REALM_STAGES } from '../../scripts/site/builtFiles.ts';

/** What modules import at once and later, by their path from client/ with its query. */
export type ModuleGraph = ReadonlyMap<string, { imports: readonly string[]; later: readonly string[] }>;
type Links = (module: { imports: readonly string[]; later: readonly string[] }) => readonly string[];

const CLIENT = path.resolve(import.meta.dirname, '..');
const ENTRY = ['src/app/main.tsx'];
/** What lies over a realm's world: loaded while the world is drawn. */
const INTERFACE = ['src/app/hosts/realm/RealmInterface.tsx'];
/** Changes far less often than our own modules, so it keeps a file, and a place in browsers' caches, of its own. */
const ENGINE = /virtual:phaser$/;
/** The addresses of terrain pictures, each a module of one line, which the maps share. */
const TILES = /^\.\.\/assets\/atlases\/tiles\/.*\?url$/;
/** What a visitor reads without an account must stay light. */
const PUBLIC_PAGES =
  /^src\/pages\/(?:about|blogs|contact|cookies|courses|gallery|home|legal|newsletter|pricing|resources)\//;
/** Split by what each public page needs. Bytes, unpacked: a chunk of less costs a page more as a request than as bytes. */
const PUBLIC_CHUNKS = { name: 'public', entriesAware: true, entriesAwareMergeThreshold: 4000 };

/** Constructing schemas takes tens of milliseconds, and the browser checks little that the build or the server has not checked before. */
const SCHEMAS = /^\.\.\/node_modules\/zod\//;
/** What shows in the world what a learner made; which of it a realm needs is known by its content. */
const SHOWS = /^src\/activities\/[^/]+\/(?:world|boards|framedBoards|programBoards|connectFaces)\.ts/;
const OVER_WORLD = /^src\/(?:hud\/|app\/hosts\/realm\/RealmInterface\.tsx)/;
const PYTHON_WORKER = /^src\/python-lab\/worker\/worker\.ts/;

/** Chrome 136 compiles the functions of such a script while it arrives, off the main thread; for others it is a comment. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
const FIRST_CHUNKS = new Set(['RealmRoute', 'RealmHost', 'createGame', 'realm', 'common', 'phaser', 'tiles']);

const sourceOf = (id: string): string => path.relative(CLIENT, id).replaceAll('\\', '/');

/** Everything that can be reached from `entries`, without them: other entries that share a module must not start one of them. */
function reach(graph: ModuleGraph, entries: readonly string[], links: Links = ({ imports }) => imports): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const module = graph.get(source);
    for (const next of module ? links(module) : []) {
      if (found.has(next) || entries.includes(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

/** Modules that a realm, or Python's worker, loads too early, each with the reason. */
export function earlyModules(graph: ModuleGraph): string[] {
  const matching = (sources: Iterable<string>, pattern: RegExp) =>
    [...sources].filter((source) => pattern.test(source));
  const first = reach(graph, [...ENTRY, ...REALM_STAGES]);
  const shows = reach(graph, matching(graph.keys(), SHOWS), ({ imports, later }) =>
    [...imports, ...later].filter((source) => !first.has(source)),
  );
  const python = reach(graph, matching(graph.keys(), PYTHON_WORKER));
  return [
    ...matching(first, SHOWS).map(
      (source) => `${source} is loaded before a realm's first frame, not by connectKinds.ts`,
    ),
    ...matching(first, OVER_WORLD).map(
      (source) => `${source} is loaded before a realm's first frame, not by RealmInterface.tsx`,
    ),
    // Python's worker starts with the Lab: schemas would be a fifth of it, for nothing.
    ...[...new Set([...first, ...shows, ...python])]
      .filter((source) => !SCHEMAS.test(source) && graph.get(source)?.imports.some((each) => SCHEMAS.test(each)))
      .map(
        (source) => `${source} loads schemas before a realm's first frame, with a show or by Python: import types only`,
      ),
  ];
}

function readGraph(context: {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}): ModuleGraph {
  const ids = [...context.getModuleIds()];
  return new Map(
    ids.map((id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
      return [sourceOf(id), { imports: importedIds.map(sourceOf), later: dynamicallyImportedIds.map(sourceOf) }];
    }),
  );
}

/** Also for the build of workers. */
export const refuseEarlyModules = (): Plugin => ({
  name: 'lanternwise:early-modules',
  apply: 'build',
  buildEnd(error) {
    const early = error ? [] : earlyModules(readGraph(this));
    if (early.length > 0) this.error(early.slice(0, 5).join('\n'));
  },
});

/** A hundred small files cost a hundred requests: says, once all modules are known, which of them share a chunk. */
export function sharedChunks(): Plugin {
  const nothing: ReadonlySet<string> = new Set();
  let [site, realm, over, elsewhere, open] = [nothing, nothing, nothing, nothing, nothing];
  const isShared = (source: string) => realm.has(source) && elsewhere.has(source) && !site.has(source);
  const isSharedOver = (source: string) => over.has(source) && elsewhere.has(source);
  const groups = [
    { name: 'site', test: (source: string) => site.has(source) },
    { name: 'tiles', test: (source: string) => TILES.test(source) },
    { name: 'phaser', test: (source: string) => ENGINE.test(source) },
    // Before the realm's: a group takes along what its modules import, and no other page may need the realm's chunk.
    { ...PUBLIC_CHUNKS, test: (source: string) => isShared(source) && open.has(source) },
    // Apart from those, or a realm would load windows with what it shares with a page.
    { ...PUBLIC_CHUNKS, test: (source: string) => isSharedOver(source) && open.has(source) },
    // What realms share with other pages, and what only they need; then the same of what lies over the world.
    { name: 'common', test: isShared },
    { name: 'realm', test: (source: string) => realm.has(source) && !elsewhere.has(source) },
    { name: 'windows', test: isSharedOver },
    { name: 'hud', test: (source: string) => over.has(source) },
  ].map((group) => ({ ...group, test: (id: string) => group.test(sourceOf(id)) }));
  return {
    name: 'lanternwise:shared-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            postBanner: ({ name }: { name: string }) => (FIRST_CHUNKS.has(name) ? COMPILE_HINT : ''),
          },
        },
      },
    }),
    buildEnd() {
      const graph = readGraph(this);
      site = reach(graph, ENTRY);
      realm = reach(graph, REALM_STAGES);
      over = new Set(
        [...INTERFACE, ...reach(graph, INTERFACE)].filter((source) => !site.has(source) && !realm.has(source)),
      );
      elsewhere = reach(graph, ENTRY, ({ imports, later }) =>
        [...imports, ...later].filter((source) => !REALM_STAGES.includes(source)),
      );
      open = reach(
        graph,
        [...graph.keys()].filter((source) => PUBLIC_PAGES.test(source)),
      );
    },
  };
}
