// Routes of the caller's user data.
import type * as contracts from '../user.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const userRoutes = defineRoutes('user', {
  verifyUser: 'GET /api/v1/verify_user',
  updateProfile: 'PATCH /api/v1/user/profile',
  updateAvatar: 'PATCH /api/v1/user/avatar',
  updateSettings: 'PATCH /api/v1/user/settings',
  updateRole: 'POST /api/v1/update-role',
});
export const userEndpoints = typedEndpoints<typeof contracts, typeof userRoutes>(userRoutes);
