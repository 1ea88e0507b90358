// Serves the built client: static files with cache headers and precompressed versions, and index.html for pages.
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/errors.ts';
import { isPage } from './paths.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/** File names under /assets contain a content hash. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`;
  // The service worker must be revalidated, so that updates arrive.
  return extname(path) === '' || path.endsWith('.html') || path === '/sw.js'
    ? 'no-cache'
    : `public, max-age=${HOUR_S}, must-revalidate`;
}

export async function siteRoutes(app: FastifyInstance, clientDir: string): Promise<void> {
  const isBuilt = existsSync(join(clientDir, 'index.html'));
  if (isBuilt) {
    const root = clientDir;
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
    });
  }
  app.get('/*', { config: { access: 'public', rateLimit: false }, schema: {} }, async (request, reply) => {
    const path = pathOf(request);
    if (path === undefined || path.startsWith('/api/')) throw notFoundError();
    if (!isBuilt)
      throw new HttpError(
        503,
        'not-built',
        'The site is not built yet. Run `npm start`, or `npm run dev` while developing.',
      );
    if (extname(path) !== '') return sendFile(reply, path);
    // Paths without extension are always pages; folders of the build are never listed.
    return reply
      .code(isPage(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile('index.html');
  });
  app.setNotFoundHandler({ preHandler: [] }, async () => {
    throw notFoundError();
  });
}

const notFoundError = () => new HttpError(404, 'not-found', 'There is nothing at this address.');

const sendFile = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', cacheControl(path)).sendFile(path.slice(1));

/** The decoded path; undefined if it is malformed or contains "..". */
function pathOf(request: FastifyRequest): string | undefined {
  try {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
    return path.includes('\u0000') || path.includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}
