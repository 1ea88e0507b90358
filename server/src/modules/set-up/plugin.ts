// The set-up module: the one-time page that creates the first Admin.
import type { ModulePlugin } from '../../appContext.ts';
import { setUpRoutes } from './routes.ts';
import { SetUpService } from './service.ts';

export const plugin: ModulePlugin = async (app, { config, store, users, sessions, outbox }) => {
  setUpRoutes(app, new SetUpService(store, users, sessions, outbox), config);
};
