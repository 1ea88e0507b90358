// Routes of the Admin's content editor.
import type * as contracts from '../admin-content.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const adminContentRoutes = defineRoutes('admin-content', {
  adminContent: 'GET /api/v1/admin/content',
  adminContentPart: 'GET /api/v1/admin/content/:realm/:part/:id',
  publishContentPart: 'POST /api/v1/admin/content/:realm/:part/:id',
  contentRevisions: 'GET /api/v1/admin/content/:realm/revisions',
  rollBackContent: 'POST /api/v1/admin/content/:realm/roll-back',
});
export const adminContentEndpoints = typedEndpoints<typeof contracts, typeof adminContentRoutes>(adminContentRoutes);
