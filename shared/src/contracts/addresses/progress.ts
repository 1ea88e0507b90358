// Name, method and path of the calls about progress of play, without their schemas.
import type * as contracts from '../progress.ts';
import { typedEndpoints, defineRoutes } from './address.ts';

export const progressRoutes = defineRoutes('progress', {
  mapProgress: 'POST /api/v1/user/map-progress',
  questEvents: 'POST /api/v1/user/quest-events',
  realmStates: 'GET /api/v1/user/realm-states',
  programs: 'GET /api/v1/user/programs',
});
export const progressEndpoints = typedEndpoints<typeof contracts, typeof progressRoutes>(progressRoutes);
