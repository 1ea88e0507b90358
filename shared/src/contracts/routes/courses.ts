// Routes of the learning path and of course checklists.
import type * as contracts from '../courses.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const coursesRoutes = defineRoutes('courses', {
  learningPath: 'GET /api/v1/user/learning-path',
  courseChecks: 'GET /api/v1/courses/:slug/checks',
  setCourseCheck: 'PUT /api/v1/courses/:slug/checks',
});
export const coursesEndpoints = typedEndpoints<typeof contracts, typeof coursesRoutes>(coursesRoutes);
