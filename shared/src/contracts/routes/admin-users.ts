// Routes of the Admin's user management.
import type * as contracts from '../admin-users.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const adminUsersRoutes = defineRoutes('admin-users', {
  adminUsers: 'GET /api/v1/admin/users',
  adminUser: 'GET /api/v1/admin/users/:id',
  changeUserRole: 'POST /api/v1/admin/users/:id/role',
  confirmTeacher: 'POST /api/v1/admin/users/:id/confirm-teacher',
  liftRefusal: 'POST /api/v1/admin/users/:id/lift-refusal',
  setUserAge: 'POST /api/v1/admin/users/:id/age',
  declineTeacher: 'POST /api/v1/admin/users/:id/decline-teacher',
  suspendUser: 'POST /api/v1/admin/users/:id/suspend',
  restoreUser: 'POST /api/v1/admin/users/:id/restore',
  unlockUser: 'POST /api/v1/admin/users/:id/unlock',
  grantUserPlan: 'POST /api/v1/admin/users/:id/plan',
  signOutUser: 'POST /api/v1/admin/users/:id/sign-out',
  resetUserPassword: 'POST /api/v1/admin/users/:id/password-reset',
  bulkUsers: 'POST /api/v1/admin/users/bulk',
});
export const adminUsersEndpoints = typedEndpoints<typeof contracts, typeof adminUsersRoutes>(adminUsersRoutes);
