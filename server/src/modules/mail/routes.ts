// Registers the routes of the Admin's mail page.
import { adminMail, adminMails, retryMail, testMail } from '@lanternwise/shared/contracts/admin-mail';
import type { FastifyInstance } from 'fastify';
import { networkOfRequest } from '../../http/networks.ts';
import { addRoute } from '../../http/route.ts';
import type { MailService } from './service.ts';

/** Limited, because a test mail can be sent to any address. */
const TESTS_PER_MINUTE = 10;

export function mailRoutes(app: FastifyInstance, mails: MailService): void {
  addRoute(app, adminMails, async ({ query }) => {
    const { page, size, state } = query;
    const list = await mails.page({ page, size, state });
    return { ...list, page, size, smtp: mails.hasSmtp, warnings: await mails.warnings() };
  });
  addRoute(app, adminMail, ({ session, params }) => mails.read(session.user.id, params.id));
  addRoute(app, retryMail, ({ session, params }) => mails.retry(session.user.id, params.id));
  addRoute(
    app,
    testMail,
    ({ session, body, request }) => mails.sendTest(session.user.id, body.to, networkOfRequest(request)),
    { rateLimit: TESTS_PER_MINUTE },
  );
}
