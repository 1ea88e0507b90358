// The admin module: accounts, site settings, audit log, feedback and health.
import type { ModulePlugin } from '../../appContext.ts';
import { SettingsService } from '../settings/service.ts';
import { HealthService } from './health.ts';
import { adminSiteRoutes } from './siteRoutes.ts';
import { adminUserRoutes } from './usersRoutes.ts';
import { AdminUsersService } from './usersService.ts';

export const adminPlugin: ModulePlugin = async (app, { config, store, users, outbox, mails, backups }) => {
  adminUserRoutes(app, new AdminUsersService(store, users, outbox), config.publicUrl);
  const health = new HealthService(store, config, mails, backups);
  adminSiteRoutes(app, store, new SettingsService(store, config, mails), health);
};
