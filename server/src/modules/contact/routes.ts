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
import { addRoute, OK } from '../../http/route.ts';
import type { ContactService } from './service.ts';

export function contactRoutes(app: FastifyInstance, contact: ContactService, config: Config): void {
  addRoute(
    app,
    sendContact,
    async ({ body, request }) => {
      await contact.receive(body, requestContextOf(request));
      return { ...OK };
    },
    { rateLimit: config.authRateLimit },
  );
  addRoute(app, contactMessages, async ({ query: { page, size, state } }) => ({
    ...OK,
    ...(await contact.page({ page, size, state })),
    page,
    size,
    mailedTo: contact.mailedTo,
  }));
  addRoute(app, contactMessage, async ({ session, params }) => ({
    ...OK,
    ...(await contact.read(session.user.id, params.id)),
  }));
  addRoute(app, setContactAnswered, async ({ session, params, body }) => {
    await contact.setAnswered(session.user.id, params.id, body.answered);
    return { ...OK };
  });
  addRoute(app, deleteContact, async ({ session, params }) => {
    await contact.delete(session.user.id, params.id);
    return { ...OK };
  });
}
