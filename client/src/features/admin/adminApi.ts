// RTK Query endpoints for the administration of accounts.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const users = { type: 'AdminUser', id: LIST_TAG_ID } as const;
const user = ({ id }: { id: string }) => ({ type: 'AdminUser', id }) as const;
/** A change to one account affects the list, its page and the audit log. */
const changedUser = [users, user, 'Audit'] as const;

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: endpoint(build, 'GET /admin/users', [users]),
    adminUser: endpoint(build, 'GET /admin/users/:id', [user]),
    changeUserRole: endpoint(build, 'POST /admin/users/:id/role', changedUser),
    confirmTeacher: endpoint(build, 'POST /admin/users/:id/confirm-teacher', changedUser),
    liftRefusal: endpoint(build, 'POST /admin/users/:id/lift-refusal', changedUser),
    setUserAge: endpoint(build, 'POST /admin/users/:id/age', changedUser),
    declineTeacher: endpoint(build, 'POST /admin/users/:id/decline-teacher', changedUser),
    suspendUser: endpoint(build, 'POST /admin/users/:id/suspend', changedUser),
    restoreUser: endpoint(build, 'POST /admin/users/:id/restore', changedUser),
    unlockUser: endpoint(build, 'POST /admin/users/:id/unlock', changedUser),
    grantUserPlan: endpoint(build, 'POST /admin/users/:id/plan', changedUser),
    signOutUser: endpoint(build, 'POST /admin/users/:id/sign-out', changedUser),
    resetUserPassword: endpoint(build, 'POST /admin/users/:id/password-reset', [
      user,
      'Audit',
      { type: 'Mail', id: LIST_TAG_ID },
    ]),
    actOnUsers: endpoint(build, 'POST /admin/users/bulk', ['AdminUser', 'Audit']),
  }),
});
