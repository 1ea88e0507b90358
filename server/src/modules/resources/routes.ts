// Registers the route of the answer keys.
import { answerKey } from '@lanternwise/shared/contracts/resources';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import type { ResourcesService } from './service.ts';

export function resourcesRoutes(app: FastifyInstance, service: ResourcesService): void {
  addRoute(app, answerKey, async ({ params, query, reply }) => {
    const key = service.answerKey(params.realm, query.lang);
    if (!key) throw new HttpError(404, 'unknown-realm', 'There is no content for that realm.');
    reply.header('cache-control', 'private, no-store');
    return { key };
  });
}
