// Registers the routes of the contact form and of the Admin's contact page.
import {
  contactMessage,
  contactMessages,
  deleteContact,
  sendContact,
  setContactAnswered,
} from '@lanternwise/shared/contracts/contact';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import type { ContactService } from './service.ts';

export function contactRoutes(app: FastifyInstance, contact: ContactService, config: Config): void {
  addRoute(app, sendContact, ({ body, request }) => contact.receive(body, requestContextOf(request)), {
    rateLimit: config.authRateLimit,
  });
  addRoute(app, contactMessages, async ({ query: { page, size, state } }) => ({
    ...(await contact.page({ page, size, state })),
    page,
    size,
    mailedTo: contact.mailedTo,
  }));
  addRoute(app, contactMessage, ({ session, params }) => contact.read(session.user.id, params.id));
  addRoute(app, setContactAnswered, ({ session, params, body }) =>
    contact.setAnswered(session.user.id, params.id, body.answered),
  );
  addRoute(app, deleteContact, ({ session, params }) => contact.delete(session.user.id, params.id));
}
