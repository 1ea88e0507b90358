// The backpack module: a learner's works, encrypted in the browser, of which the server knows only the size.
import type { ModulePlugin } from '../../appContext.ts';
import { backpackRoutes } from './routes.ts';
import { BackpackService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store, users, outbox }) => {
  backpackRoutes(app, new BackpackService(store, { users, outbox }));
};
