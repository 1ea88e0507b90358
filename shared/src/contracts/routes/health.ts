// Name, method and path of the calls about signs of life, without their schemas.
import { defineRoutes } from './route.ts';

export const healthRoutes = defineRoutes('health', {
  health: 'GET /api/v1/health',
  ready: 'GET /api/v1/ready',
});
