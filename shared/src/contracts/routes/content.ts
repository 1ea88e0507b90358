// Routes of served lesson content.
import type * as contracts from '../content.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const contentRoutes = defineRoutes('content', {
  contentIndex: 'GET /api/v1/content',
  realmContent: 'GET /api/v1/content/realms/:realm',
});
export const contentEndpoints = typedEndpoints<typeof contracts, typeof contentRoutes>(contentRoutes);
