// Routes of the Admin's home, search, groups, teachers and revenue.
import type * as contracts from '../admin-overview.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const adminOverviewRoutes = defineRoutes('admin-overview', {
  adminOverview: 'GET /api/v1/admin/overview',
  adminSearch: 'GET /api/v1/admin/search',
  adminGroups: 'GET /api/v1/admin/groups',
  adminRevenue: 'GET /api/v1/admin/revenue',
  adminTeachers: 'GET /api/v1/admin/teachers',
  inviteTeacher: 'POST /api/v1/admin/teachers',
});
export const adminOverviewEndpoints = typedEndpoints<typeof contracts, typeof adminOverviewRoutes>(adminOverviewRoutes);
