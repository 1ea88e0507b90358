// Name, method and path of the calls about the own account, without their schemas.
import type * as contracts from '../user.ts';
import { callsOf, defineAddresses } from './address.ts';

export const userAddresses = defineAddresses('user', {
  verifyUser: 'GET /api/v1/verify_user',
  updateProfile: 'PATCH /api/v1/user/profile',
  updateAvatar: 'PATCH /api/v1/user/avatar',
  updateSettings: 'PATCH /api/v1/user/settings',
  updateRole: 'POST /api/v1/update-role',
});
export const userCalls = callsOf<typeof contracts, typeof userAddresses>(userAddresses);
