// Routes of a parent's reports.
import type * as contracts from '../parent.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const parentRoutes = defineRoutes('parent', {
  parentChildren: 'GET /api/v1/parent/children',
  updateChild: 'PATCH /api/v1/parent/children/:childId',
  childDigest: 'GET /api/v1/user/digest',
  setChildDigest: 'PATCH /api/v1/user/digest',
  readDigestLink: 'GET /api/v1/digest/stop/:token',
  stopDigest: 'POST /api/v1/digest/stop',
});
export const parentEndpoints = typedEndpoints<typeof contracts, typeof parentRoutes>(parentRoutes);
