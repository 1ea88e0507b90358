// RTK Query endpoints of the Admin's home, search, groups, teachers and revenue.
import { adminOverviewEndpoints } from '@lanternwise/shared/contracts/routes/admin-overview';
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const users = { type: 'AdminUser', id: LIST_TAG_ID } as const;

export const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminOverview: endpoint(build, adminOverviewEndpoints.adminOverview, { providesTags: ['Health', users] }),
    // Recorded in the audit log with every request, so that it is not repeated by itself.
    adminSearch: endpoint(build, adminOverviewEndpoints.adminSearch),
    adminGroups: endpoint(build, adminOverviewEndpoints.adminGroups, {
      providesTags: [{ type: 'Group', id: LIST_TAG_ID }],
    }),
    adminRevenue: endpoint(build, adminOverviewEndpoints.adminRevenue, { providesTags: ['Subscription'] }),
    adminTeachers: endpoint(build, adminOverviewEndpoints.adminTeachers, { providesTags: [users] }),
    inviteTeacher: endpoint(build, adminOverviewEndpoints.inviteTeacher, {
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
