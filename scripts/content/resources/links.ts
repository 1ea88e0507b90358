// Finds the links of guides and checks that each leads to a page of the router, a guide, or a heading of one.
import type { GuideBlock } from '../../../shared/src/resources/guide.ts';
import { sitePaths } from '../sitePaths.ts';

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

/** Paths of the router, as patterns. */
export const routePatterns = (root: string): RegExp[] =>
  sitePaths(root).map((path) => new RegExp(`^${path.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`));

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
