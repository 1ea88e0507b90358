// The site module: serves the built client, its pages with their heads, sitemap.xml and robots.txt.
import type { ModulePlugin } from '../../appContext.ts';
import { registerFixedPages } from './fixedPages.ts';
import { registerRealmPages } from './realmPages.ts';
import { siteRoutes } from './routes.ts';

export const plugin: ModulePlugin = (app, { config, sitePages }) => {
  registerFixedPages(sitePages);
  registerRealmPages(sitePages);
  return siteRoutes(app, { clientDir: config.clientDir, config, sitePages });
};
