// RTK Query endpoints for the administration of accounts.
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
    adminUsers: endpoint(build, 'GET /admin/users', { providesTags: [users] }),
    adminUser: endpoint(build, 'GET /admin/users/:id', { providesTags: (_reply, _error, { id }) => [user(id)] }),
    changeUserRole: endpoint(build, 'POST /admin/users/:id/role', invalidatesUser),
    confirmTeacher: endpoint(build, 'POST /admin/users/:id/confirm-teacher', invalidatesUser),
    liftRefusal: endpoint(build, 'POST /admin/users/:id/lift-refusal', invalidatesUser),
    setUserAge: endpoint(build, 'POST /admin/users/:id/age', invalidatesUser),
    declineTeacher: endpoint(build, 'POST /admin/users/:id/decline-teacher', invalidatesUser),
    suspendUser: endpoint(build, 'POST /admin/users/:id/suspend', invalidatesUser),
    restoreUser: endpoint(build, 'POST /admin/users/:id/restore', invalidatesUser),
    unlockUser: endpoint(build, 'POST /admin/users/:id/unlock', invalidatesUser),
    grantUserPlan: endpoint(build, 'POST /admin/users/:id/plan', invalidatesUser),
    signOutUser: endpoint(build, 'POST /admin/users/:id/sign-out', invalidatesUser),
    resetUserPassword: endpoint(build, 'POST /admin/users/:id/password-reset', {
      invalidatesTags: (_reply, _error, { id }) => [user(id), 'Audit', { type: 'Mail', id: LIST_TAG_ID }],
    }),
    actOnUsers: endpoint(build, 'POST /admin/users/bulk', {
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
