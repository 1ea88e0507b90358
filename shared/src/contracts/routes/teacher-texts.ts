// Routes of children's reports about teachers' texts, and of the Admin's lists.
import type * as contracts from '../teacher-texts.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const teacherTextsRoutes = defineRoutes('teacher-texts', {
  tellAdult: 'POST /api/v1/user/tell-adult',
  keptTexts: 'GET /api/v1/admin/teacher-texts',
  adultReports: 'GET /api/v1/admin/reports',
  closeReport: 'POST /api/v1/admin/reports/:id/close',
});
export const teacherTextsEndpoints = typedEndpoints<typeof contracts, typeof teacherTextsRoutes>(teacherTextsRoutes);
