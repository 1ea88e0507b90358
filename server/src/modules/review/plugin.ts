// The review module: spaced questions from finished realms.
import type { ModulePlugin } from '../../appContext.ts';
import { reviewRoutes } from './routes.ts';
import { ReviewService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store }) => {
  reviewRoutes(app, new ReviewService(store));
};
