// Routes of parent links.
import type * as contracts from '../parents.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const parentsRoutes = defineRoutes('parents', {
  parentLinks: 'GET /api/v1/user/parent-links',
  makeParentCode: 'POST /api/v1/user/parent-code',
  linkAsParent: 'POST /api/v1/user/parent-links',
  unlink: 'DELETE /api/v1/user/parent-links/:id',
});
export const parentsEndpoints = typedEndpoints<typeof contracts, typeof parentsRoutes>(parentsRoutes);
