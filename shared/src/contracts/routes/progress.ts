// Routes of game progress.
import type * as contracts from '../progress.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const progressRoutes = defineRoutes('progress', {
  mapProgress: 'POST /api/v1/user/map-progress',
  questEvents: 'POST /api/v1/user/quest-events',
  realmStates: 'GET /api/v1/user/realm-states',
  programs: 'GET /api/v1/user/programs',
});
export const progressEndpoints = typedEndpoints<typeof contracts, typeof progressRoutes>(progressRoutes);
