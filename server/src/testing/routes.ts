// Lists the routes of an app and all contracts, for comparison with hand-written tables.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Contract } from '@lanternwise/shared/contracts/contract';
import type { FastifyInstance } from 'fastify';

const CONTRACTS = fileURLToPath(new URL('../../../shared/src/contracts', import.meta.url));

/** `METHOD /path` of every route, parsed from Fastify's printRoutes. HEAD is left out: it follows GET. */
export function routesOf(app: FastifyInstance): string[] {
  const prefixes: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!found) return [];
      const depth = (found[1] ?? '').length / 4;
      prefixes[depth] = `${depth > 0 ? prefixes[depth - 1] : ''}${found[2]}`;
      const methods = (found[3] ?? '').split(', ').filter((method) => method && method !== 'HEAD');
      return methods.map((method) => `${method} ${prefixes[depth]}`);
    });
}

/** Pages, texts for machines, and the form that mail programs post: what our client does not call as JSON has no contract. */
export const ROUTES_WITHOUT_CONTRACT: readonly string[] = [
  'GET *',
  'GET /blogs/feed.xml',
  'GET /feed.xml',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /newsletter/unsubscribe/:token',
];

export const routeName = ({ method, path }: Contract): string => `${method} ${path}`;

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Every contract exported by a file of shared/src/contracts. */
export async function allContracts(): Promise<Contract[]> {
  const files = readdirSync(CONTRACTS).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(CONTRACTS, file)).href) as Promise<Record<string, unknown>>),
  );
  const found = new Map(
    modules.flatMap((module) => Object.values(module).filter(isContract)).map((c) => [routeName(c), c]),
  );
  return [...found.values()];
}
