// The workshop module: the programs that learners save in the Workshop, and those that they show to their class.
import type { ModulePlugin } from '../../appContext.ts';
import { classProgramRoutes } from './classProgramsRoutes.ts';
import { ClassProgramsService } from './classProgramsService.ts';
import { workshopRoutes } from './routes.ts';
import { WorkshopService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store, users }) => {
  workshopRoutes(app, new WorkshopService(store, users));
  classProgramRoutes(app, new ClassProgramsService(store, users));
};
