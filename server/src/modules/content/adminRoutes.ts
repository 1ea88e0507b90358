// Registers the routes of the Admin's content editor.
import {
  adminContent,
  adminContentPart,
  contentRevisions,
  publishContentPart,
  rollBackContent,
} from '@lanternwise/shared/contracts/admin-content';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { ContentEditor } from './ContentEditor.ts';

export function adminContentRoutes(app: FastifyInstance, editor: ContentEditor): void {
  addRoute(app, adminContent, async () => ({ realms: await editor.realms() }));
  addRoute(app, adminContentPart, ({ params }) => editor.part(params));
  addRoute(app, publishContentPart, async ({ session, params, body }) => ({
    revision: await editor.publish(session.user.id, params, body),
  }));
  addRoute(app, contentRevisions, async ({ params, query: { page, size } }) => ({
    ...(await editor.revisions(params.realm, page, size)),
    page,
    size,
  }));
  addRoute(app, rollBackContent, async ({ session, params, body }) => ({
    revision: await editor.rollBack(session.user.id, params.realm, body.number, body.note),
  }));
}
