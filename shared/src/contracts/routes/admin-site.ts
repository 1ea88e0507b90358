// Routes of the Admin's site pages.
import type * as contracts from '../admin-site.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const adminSiteRoutes = defineRoutes('admin-site', {
  adminAudit: 'GET /api/v1/admin/audit',
  adminFeedback: 'GET /api/v1/admin/feedback',
  adminSettings: 'GET /api/v1/admin/settings',
  setPublishingPassword: 'PUT /api/v1/admin/settings/publishing-password',
  setPlans: 'PUT /api/v1/admin/settings/plans',
  adminHealth: 'GET /api/v1/admin/health',
  makeBackup: 'POST /api/v1/admin/backups',
});
export const adminSiteEndpoints = typedEndpoints<typeof contracts, typeof adminSiteRoutes>(adminSiteRoutes);
