// Name, method and path of the call that describes all others, without its schema.
import { defineRoutes } from './route.ts';

export const openapiRoutes = defineRoutes('openapi', { openApi: 'GET /api/v1/openapi.json' });
