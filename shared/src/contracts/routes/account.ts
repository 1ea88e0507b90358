// Routes of account management.
import type * as contracts from '../account.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const accountRoutes = defineRoutes('account', {
  changeEmail: 'POST /api/v1/user/email',
  changePassword: 'POST /api/v1/user/password',
  listSessions: 'GET /api/v1/user/sessions',
  endSession: 'DELETE /api/v1/user/sessions/:id',
  endOtherSessions: 'POST /api/v1/user/sessions/end-others',
  exportData: 'GET /api/v1/user/export',
  deleteAccount: 'POST /api/v1/user/delete',
  uploadPicture: 'PUT /api/v1/user/pictures/:kind',
  picture: 'GET /api/v1/pictures/:id',
});
export const accountEndpoints = typedEndpoints<typeof contracts, typeof accountRoutes>(accountRoutes);
