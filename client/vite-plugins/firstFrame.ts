// Keeps a realm's first scripts light: a build fails whose scripts before the first frame hold what is loaded later, or whose shows hold schemas.
import type { Plugin, Rollup } from 'vite';
import { type Chunk, isChunk, moduleOf, withImports } from './bundleGraph.ts';
import { siteEntry, stageChunks } from './realmPreloads.ts';

/** Constructing schemas takes tens of milliseconds, and the browser checks little that it has not checked before. */
const SCHEMAS = /\/node_modules\/zod\//;
/** What shows in the world what a learner made; which of it a realm needs is known by its content. */
const SHOWS = /\/client\/src\/app\/listeners\/realm\/shows\/(?!connectShows\.ts|registry\.ts)/;

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
    ...heldModules(first, SHOWS).map(
      (id) => `${id} is loaded before a realm's first frame: import it in shows/registry.ts`,
    ),
    ...heldModules(first, SCHEMAS).map(
      (id) => `${id} is loaded before a realm's first frame: import types only from modules with schemas`,
    ),
    ...heldModules(shows, SCHEMAS).map(
      (id) => `${id} is loaded with what a learner made: import types only from modules with schemas`,
    ),
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
