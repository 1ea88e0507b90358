// The calls of Admin about accounts and the audit log.
import type { AdminUsersReply, BulkAct, BulkReply, UserDetailReply } from '@lanternwise/shared/contracts/admin-users';
import { api } from '../api.ts';

/** An act on one account: the end of its address, and what it needs besides the reason. */
export interface UserAct {
  id: string;
  act: 'role' | 'suspend' | 'restore' | 'plan' | 'sign-out';
  body: { reason: string } & Record<string, unknown>;
}

export const adminApi = api.enhanceEndpoints({ addTagTypes: ['AdminUsers', 'AdminUser', 'Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<AdminUsersReply, string>({
      query: (search) => `/admin/users?${search}`,
      providesTags: ['AdminUsers'],
    }),
    adminUser: build.query<UserDetailReply, string>({
      query: (id) => `/admin/users/${encodeURIComponent(id)}`,
      providesTags: (_reply, _error, id) => [{ type: 'AdminUser', id }],
    }),
    actOnUser: build.mutation<UserDetailReply, UserAct>({
      query: ({ id, act, body }) => ({ url: `/admin/users/${encodeURIComponent(id)}/${act}`, method: 'POST', body }),
      invalidatesTags: (_reply, _error, { id }) => ['AdminUsers', 'Audit', { type: 'AdminUser', id }],
    }),
    resetUserPassword: build.mutation<
      { success: true; link: string | null },
      { id: string; by: 'link' | 'mail'; reason: string }
    >({
      query: ({ id, ...body }) => ({
        url: `/admin/users/${encodeURIComponent(id)}/password-reset`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_reply, _error, { id }) => ['Audit', { type: 'AdminUser', id }],
    }),
    actOnUsers: build.mutation<BulkReply, { act: BulkAct; ids: string[]; reason: string }>({
      query: (body) => ({ url: '/admin/users/bulk', method: 'POST', body }),
      invalidatesTags: ['AdminUsers', 'AdminUser', 'Audit'],
    }),
  }),
});

export const {
  useAdminUsersQuery,
  useAdminUserQuery,
  useActOnUserMutation,
  useResetUserPasswordMutation,
  useActOnUsersMutation,
} = adminApi;
