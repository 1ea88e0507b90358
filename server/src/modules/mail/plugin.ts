// The mail module: sends the outbox where a mail server is configured, and shows it to Admin.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { mailRoutes } from './routes.ts';
import { MailSender } from './sender.ts';

export const mailPlugin: ModulePlugin = async (app, { store, outbox, mails, mailTransport, clock }) => {
  mailRoutes(app, mails);
  if (!mailTransport) return;
  const sender = new MailSender(store, outbox, mailTransport, app.log);
  every(app, HOUR_MS, { name: 'purge of old mail', run: () => sender.purge(), clock });
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
};
