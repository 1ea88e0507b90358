// Puts together everything that is for Admin alone, and the sender of mail.
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Store } from './db/openStore.ts';
import { HealthService } from './modules/admin/health.ts';
import { adminSiteRoutes } from './modules/admin/siteRoutes.ts';
import { adminUserRoutes } from './modules/admin/usersRoutes.ts';
import { AdminUsersService } from './modules/admin/usersService.ts';
import { adminContentRoutes } from './modules/content/adminRoutes.ts';
import { ContentEditor } from './modules/content/ContentEditor.ts';
import type { ContentService } from './modules/content/service.ts';
import { mailRoutes } from './modules/mail/routes.ts';
import { MailSender } from './modules/mail/sender.ts';
import { MailService } from './modules/mail/service.ts';
import { smtpTransport } from './modules/mail/transport.ts';
import { SettingsService } from './modules/settings/service.ts';
import type { UsersService } from './modules/users/service.ts';

const HOUR_MS = 3_600_000;
/** How often it is asked whether a day has passed since the last backup. */
const BACKUP_CHECK_INTERVAL_MS = HOUR_MS / 4;
/** How soon this process notices what another one published. */
const CONTENT_REFRESH_INTERVAL_MS = 3000;

export interface AdminDependencies {
  config: Config;
  store: Store;
  content: ContentService;
  users: UsersService;
}

export function registerAdmin(app: FastifyInstance, { config, store, content, users }: AdminDependencies): void {
  adminUserRoutes(app, new AdminUsersService(store, users), config.publicUrl);
  adminContentRoutes(app, new ContentEditor(store, content));
  const mails = startMailSender(app, config, store);
  const health = new HealthService(store, config, mails);
  adminSiteRoutes(app, store, new SettingsService(store, config, mails), health);
  mailRoutes(app, mails);
  scheduleEvery(app, CONTENT_REFRESH_INTERVAL_MS, () => content.refresh());
  scheduleEvery(app, BACKUP_CHECK_INTERVAL_MS, () => health.backUpDaily());
}

/** Begins to send the outbox where a mail server is configured; otherwise it stays to be read. */
function startMailSender(app: FastifyInstance, config: Config, store: Store): MailService {
  if (!config.mail) return new MailService(store, null);
  const transport = smtpTransport(config.mail);
  const sender = new MailSender(store, transport, app.log);
  scheduleEvery(app, HOUR_MS, () => sender.purge());
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
  return new MailService(store, transport);
}

/** Runs again and again while the server does; the last run is over before the data base closes. */
function scheduleEvery(app: FastifyInstance, ms: number, task: () => Promise<void>): void {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch((error: unknown) => app.log.error({ err: error }, 'a regular task failed'))
      .finally(() => {
        running = undefined;
      });
  }, ms);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
