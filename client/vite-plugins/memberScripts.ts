// Finds, in the finished build, the scripts of the list of members' pages, so that the server can name them in the HTML of these pages.
import type { Rollup } from 'vite';
import { isChunk, moduleOf, withImports } from './bundleGraph.ts';

const MEMBER_PAGES = '/client/src/app/memberRoutes.tsx';

/** Addresses of those that the site's entry does not bring. */
export function memberScripts(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const list = chunks.find((chunk) => moduleOf(chunk).endsWith(MEMBER_PAGES));
  if (!list) throw new Error(`The build has no chunk of ${MEMBER_PAGES}`);
  const site = chunks.filter(({ isEntry, name }) => isEntry && name === 'main');
  const known = new Set(withImports(bundle, site).map(({ fileName }) => fileName));
  return withImports(bundle, [list], { known }).map(({ fileName }) => `/${fileName}`);
}
