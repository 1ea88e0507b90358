// Routes of the programs that learners show to their class.
import type * as contracts from '../class-programs.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const classProgramsRoutes = defineRoutes('class-programs', {
  learnerClassPrograms: 'GET /api/v1/user/class-programs',
  offerClassProgram: 'POST /api/v1/user/class-programs',
  shownClassProgram: 'GET /api/v1/user/class-programs/:programId',
  takeBackClassProgram: 'DELETE /api/v1/user/class-programs/:programId',
  listClassPrograms: 'GET /api/v1/groups/:groupId/programs',
  classProgram: 'GET /api/v1/groups/:groupId/programs/:programId',
  decideClassProgram: 'POST /api/v1/groups/:groupId/programs/:programId/decision',
});
export const classProgramsEndpoints = typedEndpoints<typeof contracts, typeof classProgramsRoutes>(classProgramsRoutes);
