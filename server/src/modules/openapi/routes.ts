// Serves the OpenAPI document of all contract routes, built at the first request and cached.
import { createHash } from 'node:crypto';
import type { Contract } from '@lanternwise/shared/contracts/contract';
import { openApi } from '@lanternwise/shared/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import { buildOpenApiDocument } from './document.ts';

/** Must be called before the other routes are registered. */
export function openApiRoutes(app: FastifyInstance, contracts: readonly Contract[]): void {
  let built: { text: string; etag: string } | undefined;
  addRoute(app, openApi, async ({ request, reply }) => {
    built ??= buildDocument(contracts);
    reply.header('etag', built.etag).header('cache-control', 'public, no-cache');
    if (request.headers['if-none-match'] === built.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(built.text);
  });
}

function buildDocument(contracts: readonly Contract[]): { text: string; etag: string } {
  const text = JSON.stringify(buildOpenApiDocument(contracts));
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
