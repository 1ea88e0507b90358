// Registers the routes of the Admin's mail page.
import { adminMail, adminMails, retryMail, testMail } from '@lanternwise/shared/contracts/admin-mail';
import type { FastifyInstance } from 'fastify';
import { networkOfRequest } from '../../http/networks.ts';
import { addRoute, OK } from '../../http/route.ts';
import type { MailService } from './service.ts';

/** Limited, because a test mail can be sent to any address. */
const TESTS_PER_MINUTE = 10;

export function mailRoutes(app: FastifyInstance, mails: MailService): void {
  addRoute(app, adminMails, async ({ query }) => {
    const { page, size, state } = query;
    const list = await mails.page({ page, size, state });
    return { ...OK, ...list, page, size, smtp: mails.hasSmtp, warnings: await mails.warnings() };
  });
  addRoute(app, adminMail, async ({ session, params }) => ({
    ...OK,
    ...(await mails.read(session.user.id, params.id)),
  }));
  addRoute(app, retryMail, async ({ session, params }) => {
    await mails.retry(session.user.id, params.id);
    return { ...OK };
  });
  addRoute(
    app,
    testMail,
    async ({ session, body, request }) => {
      await mails.sendTest(session.user.id, body.to, networkOfRequest(request));
      return { ...OK };
    },
    { rateLimit: TESTS_PER_MINUTE },
  );
}
