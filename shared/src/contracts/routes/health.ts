// Routes of the liveness and readiness checks.
import { defineRoutes } from './route.ts';

export const healthRoutes = defineRoutes('health', {
  health: 'GET /api/v1/health',
  ready: 'GET /api/v1/ready',
});
