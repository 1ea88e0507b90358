// RTK Query endpoints of the Admin's home, search, groups, teachers and revenue.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const users = { type: 'AdminUser', id: LIST_TAG_ID } as const;

export const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminOverview: endpoint(build, 'GET /admin/overview', ['Health', users]),
    // Recorded in the audit log with every request, so that it is not repeated by itself.
    adminSearch: endpoint(build, 'GET /admin/search'),
    adminGroups: endpoint(build, 'GET /admin/groups', [{ type: 'Group', id: LIST_TAG_ID }]),
    adminRevenue: endpoint(build, 'GET /admin/revenue', ['Subscription']),
    adminTeachers: endpoint(build, 'GET /admin/teachers', [users]),
    inviteTeacher: endpoint(build, 'POST /admin/teachers', [users, 'Audit', { type: 'Mail', id: LIST_TAG_ID }]),
  }),
});
