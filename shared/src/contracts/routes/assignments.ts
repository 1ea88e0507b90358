// Routes of assignments.
import type * as contracts from '../assignments.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const assignmentsRoutes = defineRoutes('assignments', {
  assignableTargets: 'GET /api/v1/groups/:groupId/assignable',
  listAssignments: 'GET /api/v1/groups/:groupId/assignments',
  createAssignment: 'POST /api/v1/groups/:groupId/assignments',
  assignmentDetail: 'GET /api/v1/groups/:groupId/assignments/:assignmentId',
  updateAssignment: 'PATCH /api/v1/groups/:groupId/assignments/:assignmentId',
  deleteAssignment: 'DELETE /api/v1/groups/:groupId/assignments/:assignmentId',
  ownAssignments: 'GET /api/v1/user/assignments',
});
export const assignmentsEndpoints = typedEndpoints<typeof contracts, typeof assignmentsRoutes>(assignmentsRoutes);
