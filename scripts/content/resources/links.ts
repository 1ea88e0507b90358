// Finds the links of guides and checks that each leads to a page of the router, a guide, or a heading of one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideBlock } from '../../../shared/src/resources/guide.ts';

const LINK = /\[[^\]]+\]\(([^)]*)\)/g;

/** All running text of a block. */
export function textsOf(block: GuideBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'cards':
      return block.cards.flatMap(({ title, text }) => [title, text]);
    default:
      return [];
  }
}

export const linksOf = (block: GuideBlock): string[] =>
  textsOf(block).flatMap((text) => [...text.matchAll(LINK)].map(([, target = '']) => target));

/** Paths in a file of routes; a relative one is a child of the absolute one before it. */
function pathsIn(source: string): string[] {
  let parent = '';
  return [...source.matchAll(/\bpath: '([^'*]+)'/g)].map(([, path = '']) => {
    if (!path.startsWith('/')) return `${parent}/${path}`;
    parent = path;
    return path;
  });
}

/** Paths of the router, as patterns. */
export function routePatterns(root: string): RegExp[] {
  const folder = join(root, 'client/src/app');
  const sources = readdirSync(folder).filter((name) => /(router|Routes)\.tsx$/.test(name));
  const paths = sources.flatMap((name) => pathsIn(readFileSync(join(folder, name), 'utf8')));
  return paths.map((path) => new RegExp(`^${path.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`));
}

/** What is wrong with a link; undefined if it leads somewhere. `anchors` are "guide" and "guide/heading". */
export function linkProblem(
  target: string,
  anchors: ReadonlySet<string>,
  routes: readonly RegExp[],
): string | undefined {
  if (target.startsWith('#')) {
    return anchors.has(target.slice(1)) ? undefined : `expected a guide or one of its headings, found "${target}"`;
  }
  const [path = ''] = target.split(/[?#]/);
  if (!path.startsWith('/')) return `expected a link that begins with / or #, found "${target}"`;
  return routes.some((route) => route.test(path)) ? undefined : `expected a page of the site, found "${target}"`;
}
