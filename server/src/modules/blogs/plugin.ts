// The blogs module: posts, search, pictures, the publishing gate and the RSS feed.
import type { ModulePlugin } from '../../appContext.ts';
import { PublishingGate } from './gate.ts';
import { blogRoutes, feedRoutes, gateRoutes } from './routes.ts';
import { BlogsService } from './service.ts';

export const blogsPlugin: ModulePlugin = async (app, { store, config }) => {
  const gate = new PublishingGate(store);
  blogRoutes(app, new BlogsService(store, gate));
  gateRoutes(app, gate);
  feedRoutes(app, store, config.publicUrl);
};
