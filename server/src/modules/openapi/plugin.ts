// The openapi module: the description of the API.
import type { ModulePlugin } from '../../appContext.ts';
import { openApiRoutes } from './routes.ts';

export const plugin: ModulePlugin = async (app, { contracts }) => {
  openApiRoutes(app, contracts);
};
