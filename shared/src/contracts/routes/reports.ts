// Routes of teachers' reports.
import type * as contracts from '../reports.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const reportsRoutes = defineRoutes('reports', {
  teacherStudents: 'GET /api/v1/teacher/students',
  studentReport: 'GET /api/v1/teacher/students/:studentId',
  lessonEvidence: 'GET /api/v1/teacher/students/:studentId/evidence/:realm/:ref',
  studentNote: 'PUT /api/v1/teacher/students/:studentId/note',
  groupHeatMap: 'GET /api/v1/teacher/groups/:groupId/heat-map',
});
export const reportsEndpoints = typedEndpoints<typeof contracts, typeof reportsRoutes>(reportsRoutes);
