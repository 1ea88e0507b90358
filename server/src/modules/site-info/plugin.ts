// The site-info module: who operates this installation, and the visitor's country.
import type { ModulePlugin } from '../../appContext.ts';
import { siteInfoRoutes } from './routes.ts';

export const plugin: ModulePlugin = async (app, { config }) => siteInfoRoutes(app, config);
