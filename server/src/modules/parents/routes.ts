// Registers the routes of parent links.
import { linkAsParent, makeParentCode, parentLinks, unlink } from '@lanternwise/shared/contracts/parents';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { ParentsService } from './service.ts';

export function parentLinkRoutes(app: FastifyInstance, parents: ParentsService, perMinute: number): void {
  const rateLimited = { rateLimit: perMinute };
  addRoute(app, parentLinks, ({ session }) => parents.links(session.user.id));
  addRoute(app, makeParentCode, ({ session }) => parents.makeCode(session.user.id), rateLimited);
  addRoute(
    app,
    linkAsParent,
    async ({ session, body }) => ({ child: await parents.link(session.user.id, body.code) }),
    rateLimited,
  );
  addRoute(app, unlink, ({ session, params }) => parents.unlink(session.user.id, params.id));
}
