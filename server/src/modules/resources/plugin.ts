// The resources module: answer keys for teachers.
import type { ModulePlugin } from '../../appContext.ts';
import { resourcesRoutes } from './routes.ts';
import { ResourcesService } from './service.ts';

export const plugin: ModulePlugin = async (app, { content }) => {
  resourcesRoutes(app, new ResourcesService(content));
};
