// The site-info module: who operates this installation, its country, and the visitor's.
import type { ModulePlugin } from '../../appContext.ts';
import { siteInfoRoutes } from './routes.ts';

export const plugin: ModulePlugin = async (app, { config }) => siteInfoRoutes(app, config);
