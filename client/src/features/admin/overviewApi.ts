// RTK Query endpoints of the Admin's home, search, groups, teachers and revenue.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const users = { type: 'AdminUser', id: LIST_TAG_ID } as const;

export const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminOverview: endpoint(build, 'GET /admin/overview', { providesTags: ['Health', users] }),
    // Recorded in the audit log with every request, so that it is not repeated by itself.
    adminSearch: endpoint(build, 'GET /admin/search'),
    adminGroups: endpoint(build, 'GET /admin/groups', {
      providesTags: [{ type: 'Group', id: LIST_TAG_ID }],
    }),
    adminRevenue: endpoint(build, 'GET /admin/revenue', { providesTags: ['Subscription'] }),
    adminTeachers: endpoint(build, 'GET /admin/teachers', { providesTags: [users] }),
    inviteTeacher: endpoint(build, 'POST /admin/teachers', {
      invalidatesTags: [users, 'Audit', { type: 'Mail', id: LIST_TAG_ID }],
    }),
  }),
});

export const {
  useAdminOverviewQuery,
  useAdminSearchQuery,
  useAdminGroupsQuery,
  useAdminRevenueQuery,
  useAdminTeachersQuery,
  useInviteTeacherMutation,
} = overviewApi;
