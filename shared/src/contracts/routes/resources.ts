// Routes of the teachers' resources.
import type * as contracts from '../resources.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const resourcesRoutes = defineRoutes('resources', {
  answerKey: 'GET /api/v1/teacher/answer-keys/:realm',
});
export const resourcesEndpoints = typedEndpoints<typeof contracts, typeof resourcesRoutes>(resourcesRoutes);
