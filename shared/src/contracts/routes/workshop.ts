// Routes of the programs saved in the Workshop.
import type * as contracts from '../workshop.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const workshopRoutes = defineRoutes('workshop', {
  workshopPrograms: 'GET /api/v1/user/workshop-programs',
  syncWorkshopPrograms: 'POST /api/v1/user/workshop-programs',
});
export const workshopEndpoints = typedEndpoints<typeof contracts, typeof workshopRoutes>(workshopRoutes);
