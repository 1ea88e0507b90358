// Keeps a realm's first scripts light: a build fails that loads schemas, shows or the interface before the first frame, or schemas with the shows.
import type { Plugin, Rollup } from 'vite';
import { type Chunk, isChunk, moduleOf, withImports } from './bundleGraph.ts';
import { siteEntry, stageChunks } from './realmPreloads.ts';

/** Constructing schemas takes tens of milliseconds, and the browser checks little that the build or the server has not checked before. */
const SCHEMAS = /\/node_modules\/zod\//;
/** What shows in the world what a learner made; which of it a realm needs is known by its content. */
const SHOWS = /\/client\/src\/activities\/[^/]+\/(?:world|boards|framedBoards|programBoards|connectFaces)\.ts/;
/** What lies over the world is loaded while the world is drawn. */
const INTERFACE = /\/client\/src\/(?:hud\/|app\/hosts\/realm\/RealmInterface\.tsx)/;

const TYPES_ONLY = 'import types only from modules with schemas';
const LATER: readonly { modules: RegExp; instead: string }[] = [
  { modules: SCHEMAS, instead: TYPES_ONLY },
  { modules: SHOWS, instead: 'let activities/host/connectKinds.ts load it' },
  { modules: INTERFACE, instead: 'let RealmInterface.tsx bring it' },
];

const heldModules = (chunks: readonly Chunk[], unwanted: RegExp): string[] =>
  chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && unwanted.test(id) ? [id] : [],
    ),
  );

/** Modules that a realm loads too early, each with the reason. */
export function earlyModules(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const first = withImports(bundle, [...siteEntry(chunks), ...stageChunks(chunks)]);
  const known = new Set(first.map(({ fileName }) => fileName));
  const shows = withImports(
    bundle,
    chunks.filter((chunk) => SHOWS.test(moduleOf(chunk))),
    { known, followsDynamic: () => true },
  );
  return [
    ...LATER.flatMap(({ modules, instead }) =>
      heldModules(first, modules).map((id) => `${id} is loaded before a realm's first frame: ${instead}`),
    ),
    ...heldModules(shows, SCHEMAS).map((id) => `${id} is loaded with what a learner made: ${TYPES_ONLY}`),
  ];
}

export function lightFirstFrame(): Plugin {
  return {
    name: 'lanternwise:light-first-frame',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const early = earlyModules(bundle);
        if (early.length > 0) this.error(early.slice(0, 5).join('\n'));
      },
    },
  };
}
