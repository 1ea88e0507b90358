// The newsletter module: subscribing, unsubscribing and the Admin's list; it also purges the counters of the public forms.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { purgeQuotas } from '../quotas/service.ts';
import { newsletterRoutes, oneClickRoute } from './routes.ts';
import { NewsletterService } from './service.ts';

export const plugin: ModulePlugin = async (app, { config, store, users, outbox, clock }) => {
  const newsletter = new NewsletterService(store, users, outbox);
  newsletterRoutes(app, newsletter, config);
  await app.register(async (scope) => oneClickRoute(scope, newsletter));
  every(app, HOUR_MS, {
    name: 'purge of form counters',
    run: () => store.write((tx) => purgeQuotas(tx, Date.now())),
    clock,
  });
};
