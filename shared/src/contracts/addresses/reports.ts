// Name, method and path of the calls about teachers' reports, without their schemas.
import type * as contracts from '../reports.ts';
import { callsOf, defineAddresses } from './address.ts';

export const reportsAddresses = defineAddresses('reports', {
  teacherStudents: 'GET /api/v1/teacher/students',
  studentReport: 'GET /api/v1/teacher/students/:studentId',
  studentNote: 'PUT /api/v1/teacher/students/:studentId/note',
  groupHeatMap: 'GET /api/v1/teacher/groups/:groupId/heat-map',
});
export const reportsCalls = callsOf<typeof contracts, typeof reportsAddresses>(reportsAddresses);
