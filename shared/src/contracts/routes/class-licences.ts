// Routes of the licences that open the realms for classes.
import type * as contracts from '../class-licences.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const classLicencesRoutes = defineRoutes('class-licences', {
  teacherLicences: 'GET /api/v1/teacher/licences',
  classLicence: 'GET /api/v1/groups/:groupId/licence',
  openClass: 'PUT /api/v1/groups/:groupId/licence',
  closeClass: 'DELETE /api/v1/groups/:groupId/licence',
});
export const classLicencesEndpoints = typedEndpoints<typeof contracts, typeof classLicencesRoutes>(classLicencesRoutes);
