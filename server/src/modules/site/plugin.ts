// The site module: serves the built client.
import type { ModulePlugin } from '../../appContext.ts';
import { siteRoutes } from './routes.ts';

export const sitePlugin: ModulePlugin = (app, { config }) => siteRoutes(app, config.clientDir);
