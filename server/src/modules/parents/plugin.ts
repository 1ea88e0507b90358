// The parents module: links between parents and children.
import type { ModulePlugin } from '../../appContext.ts';
import { parentLinkRoutes } from './routes.ts';
import { ParentsService } from './service.ts';

export const plugin: ModulePlugin = async (app, { config, store, users }) => {
  parentLinkRoutes(app, new ParentsService(store, users), config.authRateLimit);
};
