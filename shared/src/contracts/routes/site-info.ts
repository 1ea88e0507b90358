// Routes of what pages say about this installation.
import type * as contracts from '../site-info.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const siteInfoRoutes = defineRoutes('site-info', {
  siteInfo: 'GET /api/v1/site',
});
export const siteInfoEndpoints = typedEndpoints<typeof contracts, typeof siteInfoRoutes>(siteInfoRoutes);
