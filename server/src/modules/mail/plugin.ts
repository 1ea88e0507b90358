// The mail module: sends the outbox where a mail server is configured, releases held mail, warns of limits, and shows all of it to Admin.
import type { FastifyInstance } from 'fastify';
import type { ModulePlugin } from '../../appContext.ts';
import type { Store } from '../../db/openStore.ts';
import { every, HOUR_MS, MINUTE_MS } from '../../plugins/scheduler.ts';
import { releaseHeld } from './heldMail.ts';
import { limitMail } from './mailTemplates.ts';
import type { MailOutbox } from './outbox.ts';
import { mailRoutes } from './routes.ts';
import { MailSender } from './sender.ts';
import { deleteOldWarnings, takeUntold } from './warnings.ts';

export const plugin: ModulePlugin = async (app, { config, store, outbox, mails, mailTransport, clock }) => {
  mailRoutes(app, mails);
  every(app, HOUR_MS, { name: 'report of refused mail', run: async () => logRefused(app, outbox), clock });
  every(app, MINUTE_MS, { name: 'held mail', run: () => releaseHeld(store, () => outbox.notify()), clock });
  const operator = config.operator.email;
  every(app, MINUTE_MS, { name: 'warning of limits', run: () => tellWarnings(app, store, outbox, operator), clock });
  every(app, HOUR_MS, {
    name: 'purge of old warnings',
    run: () => store.write((tx) => deleteOldWarnings(tx, Date.now())),
    clock,
  });
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

/** Once for each limit and day: in the log, and to the operator. */
async function tellWarnings(
  app: FastifyInstance,
  store: Store,
  outbox: MailOutbox,
  operator: string | null,
): Promise<void> {
  const now = Date.now();
  const untold = await store.write(async (tx) => {
    const warnings = await takeUntold(tx, now);
    if (operator !== null && warnings.length > 0) {
      const mail = { to: operator, userId: null, locale: 'en', message: limitMail(warnings), cause: 'job' } as const;
      await outbox.enqueue(tx, mail, now);
    }
    return warnings;
  });
  // The domain stays out of the log: it may be a family's own.
  const limits = untold.map(({ group, scope, max }) => `${group}: ${scope} (${max})`);
  if (limits.length > 0) app.log.warn({ limits }, 'half of a limit of mails is used today');
}
