// Route of the OpenAPI document.
import { defineRoutes } from './route.ts';

export const openapiRoutes = defineRoutes('openapi', { openApi: 'GET /api/v1/openapi.json' });
