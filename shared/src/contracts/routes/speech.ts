// Routes of narration.
import type * as contracts from '../speech.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const speechRoutes = defineRoutes('speech', {
  speechAvailable: 'GET /api/v1/speech',
  speech: 'POST /api/v1/speech',
});
export const speechEndpoints = typedEndpoints<typeof contracts, typeof speechRoutes>(speechRoutes);
