// The mail module: sends the outbox where a mail server is configured, and shows it to Admin.
import type { FastifyInstance } from 'fastify';
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import type { MailOutbox } from './outbox.ts';
import { mailRoutes } from './routes.ts';
import { MailSender } from './sender.ts';

export const mailPlugin: ModulePlugin = async (app, { config, store, outbox, mails, mailTransport, clock }) => {
  mailRoutes(app, mails);
  every(app, HOUR_MS, { name: 'report of refused mail', run: async () => logRefused(app, outbox), clock });
  if (!mailTransport || !config.mail) return;
  const sender = new MailSender(store, outbox, mailTransport, config.mail.site, app.log);
  every(app, HOUR_MS, { name: 'purge of old mail', run: () => sender.purge(), clock });
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
};

function logRefused(app: FastifyInstance, outbox: MailOutbox): void {
  const refused = outbox.takeRefused();
  if (Object.keys(refused).length > 0)
    app.log.warn({ refused }, 'mails were not sent, because their allowance is used up');
}
