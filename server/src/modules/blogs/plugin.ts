// The blogs module: posts, search, pictures, the publishing gate, the RSS feed, and what search engines are told about posts.
import type { ModulePlugin } from '../../appContext.ts';
import { PublishingGate } from './gate.ts';
import { registerBlogPages } from './pages.ts';
import { blogRoutes, feedRoutes, gateRoutes } from './routes.ts';
import { BlogsService } from './service.ts';

export const blogsPlugin: ModulePlugin = async (app, { store, config, sitePages }) => {
  registerBlogPages(sitePages, store);
  const gate = new PublishingGate(store);
  blogRoutes(app, new BlogsService(store, gate));
  gateRoutes(app, gate);
  feedRoutes(app, store, config.publicUrl);
};
