// Registers the routes of lesson content, with ETags and precompressed replies.
import { mayEnterMap } from '@lanternwise/shared/access/playAccess';
import { contentIndex, realmContent } from '@lanternwise/shared/contracts/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askYourTeacherError, HttpError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import type { UsersService } from '../users/service.ts';
import type { CachedReply, ContentService } from './service.ts';

export function contentRoutes(app: FastifyInstance, content: ContentService, users: UsersService): void {
  addRoute(app, contentIndex, async ({ request, reply }) => {
    if (isFresh(request, reply, content.version)) return reply.code(304).send();
    return { version: content.version, realms: content.index() };
  });
  addRoute(app, realmContent, async ({ params, query, session, request, reply }) => {
    const served = content.realm(params.realm);
    if (!served) throw new HttpError(404, 'unknown-realm', 'There is no content for that realm.');
    if (!mayEnterMap(served.realm, session !== null && users.canOpenProtected(session.user))) {
      if (session?.user.isClassAccount) throw askYourTeacherError();
      throw new HttpError(403, 'subscription-needed', 'Please subscribe to access this content');
    }
    const cached = served.replies[query.lang];
    if (isFresh(request, reply, cached.hash)) return reply.code(304).send();
    return sendEncoded(request, reply, cached);
  });
}

/** Sets the ETag and returns whether the client already has this revision. */
function isFresh(request: FastifyRequest, reply: FastifyReply, revision: string): boolean {
  const etag = `"${revision}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
  const requestedEtags = request.headers['if-none-match'] ?? '';
  return requestedEtags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function sendEncoded(request: FastifyRequest, reply: FastifyReply, { body }: CachedReply): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body[encoding]);
}
