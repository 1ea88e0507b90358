// The admin module: home, search, accounts, teachers, groups, revenue, site settings, audit log, feedback and health.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { forgetSearchedNames } from '../audit/forgetSearchedNames.ts';
import { SettingsService } from '../settings/service.ts';
import { HealthService } from './health.ts';
import { OverviewService } from './overview.ts';
import { adminOverviewRoutes } from './overviewRoutes.ts';
import { SearchService } from './searchService.ts';
import { adminSiteRoutes } from './siteRoutes.ts';
import { TeachersService } from './teachersService.ts';
import { adminUserRoutes } from './usersRoutes.ts';
import { AdminUsersService } from './usersService.ts';
import { tellAdminsWhoWaits } from './waitingDigest.ts';

export const plugin: ModulePlugin = async (app, context) => {
  const { config, store, users, outbox, mails, backups, clock } = context;
  adminUserRoutes(app, new AdminUsersService(store, users, outbox), config.publicUrl);
  const health = new HealthService(store, config, mails, backups, clock);
  adminSiteRoutes(app, { store, users }, new SettingsService(store, config, mails, users), health);
  const services = {
    overview: new OverviewService(context),
    search: new SearchService(store),
    teachers: new TeachersService(store, users, outbox),
  };
  adminOverviewRoutes(app, store, services, config.publicUrl);
  app.addHook('onReady', () => forgetSearchedNames(store));
  every(app, HOUR_MS, {
    name: 'teachers who wait',
    run: async () => mails.hasSmtp && tellAdminsWhoWaits(store, outbox),
    clock,
  });
};
