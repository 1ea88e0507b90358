// The accounts module: what owners do with their account, and the purge of deleted ones.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { PurgeService } from './purge.ts';
import { accountRoutes } from './routes.ts';
import { AccountsService } from './service.ts';

export const plugin: ModulePlugin = async (app, { config, store, users, outbox, clock }) => {
  accountRoutes(app, new AccountsService(store, users, outbox), config);
  const purge = new PurgeService(store, config.dataDir);
  app.addHook('onReady', async () => void (await purge.purgeRestored()));
  every(app, HOUR_MS, { name: 'purge of deleted accounts', run: () => purge.purgeDue(), atStart: true, clock });
};
