// The health module: liveness and readiness.
import type { ModulePlugin } from '../../appContext.ts';
import { healthRoutes } from './routes.ts';

export const healthPlugin: ModulePlugin = async (app, { store }) => {
  healthRoutes(app, store);
};
