// RTK Query endpoints for the administration of accounts.
import { adminUsersEndpoints } from '@lanternwise/shared/contracts/routes/admin-users';
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const users = { type: 'AdminUser', id: LIST_TAG_ID } as const;
const user = (id: string) => ({ type: 'AdminUser', id }) as const;
/** A change to one account affects the list, its page and the audit log. */
const invalidatesUser = {
  invalidatesTags: (_reply: unknown, _error: unknown, { id }: { id: string }) => [users, user(id), 'Audit' as const],
};

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: endpoint(build, adminUsersEndpoints.adminUsers, { providesTags: [users] }),
    adminUser: endpoint(build, adminUsersEndpoints.adminUser, { providesTags: (_reply, _error, { id }) => [user(id)] }),
    changeUserRole: endpoint(build, adminUsersEndpoints.changeUserRole, invalidatesUser),
    confirmTeacher: endpoint(build, adminUsersEndpoints.confirmTeacher, invalidatesUser),
    liftRefusal: endpoint(build, adminUsersEndpoints.liftRefusal, invalidatesUser),
    setUserAge: endpoint(build, adminUsersEndpoints.setUserAge, invalidatesUser),
    declineTeacher: endpoint(build, adminUsersEndpoints.declineTeacher, invalidatesUser),
    suspendUser: endpoint(build, adminUsersEndpoints.suspendUser, invalidatesUser),
    restoreUser: endpoint(build, adminUsersEndpoints.restoreUser, invalidatesUser),
    unlockUser: endpoint(build, adminUsersEndpoints.unlockUser, invalidatesUser),
    grantUserPlan: endpoint(build, adminUsersEndpoints.grantUserPlan, invalidatesUser),
    signOutUser: endpoint(build, adminUsersEndpoints.signOutUser, invalidatesUser),
    resetUserPassword: endpoint(build, adminUsersEndpoints.resetUserPassword, {
      invalidatesTags: (_reply, _error, { id }) => [user(id), 'Audit', { type: 'Mail', id: LIST_TAG_ID }],
    }),
    actOnUsers: endpoint(build, adminUsersEndpoints.bulkUsers, {
      invalidatesTags: (_reply, _error, { ids }) => [users, ...ids.map(user), 'Audit'],
    }),
  }),
});

export const {
  useAdminUsersQuery,
  useAdminUserQuery,
  useChangeUserRoleMutation,
  useConfirmTeacherMutation,
  useLiftRefusalMutation,
  useSetUserAgeMutation,
  useDeclineTeacherMutation,
  useSuspendUserMutation,
  useRestoreUserMutation,
  useUnlockUserMutation,
  useGrantUserPlanMutation,
  useSignOutUserMutation,
  useResetUserPasswordMutation,
  useActOnUsersMutation,
} = adminApi;
