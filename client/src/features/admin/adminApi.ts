// The calls of Admin about accounts.
import { adminUsersCalls } from '@lanternwise/shared/contracts/addresses/admin-users';
import { api, LIST } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const users = { type: 'AdminUser', id: LIST } as const;
const user = (id: string) => ({ type: 'AdminUser', id }) as const;
/** An act on one account shows in the list, on its page and in the audit log. */
const acted = {
  invalidatesTags: (_reply: unknown, _error: unknown, { id }: { id: string }) => [users, user(id), 'Audit' as const],
};

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: endpoint(build, adminUsersCalls.adminUsers, { providesTags: [users] }),
    adminUser: endpoint(build, adminUsersCalls.adminUser, { providesTags: (_reply, _error, { id }) => [user(id)] }),
    changeUserRole: endpoint(build, adminUsersCalls.changeUserRole, acted),
    suspendUser: endpoint(build, adminUsersCalls.suspendUser, acted),
    restoreUser: endpoint(build, adminUsersCalls.restoreUser, acted),
    grantUserPlan: endpoint(build, adminUsersCalls.grantUserPlan, acted),
    signOutUser: endpoint(build, adminUsersCalls.signOutUser, acted),
    resetUserPassword: endpoint(build, adminUsersCalls.resetUserPassword, {
      invalidatesTags: (_reply, _error, { id }) => [user(id), 'Audit', { type: 'Mail', id: LIST }],
    }),
    actOnUsers: endpoint(build, adminUsersCalls.bulkUsers, {
      invalidatesTags: (_reply, _error, { ids }) => [users, ...ids.map(user), 'Audit'],
    }),
  }),
});

export const {
  useAdminUsersQuery,
  useAdminUserQuery,
  useChangeUserRoleMutation,
  useSuspendUserMutation,
  useRestoreUserMutation,
  useGrantUserPlanMutation,
  useSignOutUserMutation,
  useResetUserPasswordMutation,
  useActOnUsersMutation,
} = adminApi;
