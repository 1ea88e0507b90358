// Reads the addresses of all pages, as patterns of the router: those of the table and those that the client's router writes out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEMBER_PAGES } from '../../shared/src/constants/memberPages.ts';

const ROUTERS = ['router.tsx', 'publicRoutes.tsx'];

export const sitePaths = (root: string): readonly string[] => [
  ...MEMBER_PAGES.map(({ path }) => path),
  ...ROUTERS.map((name) => readFileSync(join(root, 'client/src/app', name), 'utf8')).flatMap((text) =>
    [...text.matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path),
  ),
];
