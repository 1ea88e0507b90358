// The workshop module: the programs that learners save in the Workshop.
import type { ModulePlugin } from '../../appContext.ts';
import { workshopRoutes } from './routes.ts';
import { WorkshopService } from './service.ts';

export const workshopPlugin: ModulePlugin = async (app, { store, users }) => {
  workshopRoutes(app, new WorkshopService(store, users));
};
