// The blogs module: posts, search, pictures, the publishing gate, the RSS feed, and what search engines are told about posts.
import type { ModulePlugin } from '../../appContext.ts';
import { PublishingGate } from './gate.ts';
import { registerBlogPages } from './pages.ts';
import { blogRoutes, feedRoutes, gateRoutes } from './routes.ts';
import { BlogsService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store, config, sitePages }) => {
  const gate = new PublishingGate(store);
  const blogs = new BlogsService(store, gate);
  registerBlogPages(sitePages, store, blogs);
  blogRoutes(app, blogs);
  gateRoutes(app, gate);
  feedRoutes(app, store, config);
};
