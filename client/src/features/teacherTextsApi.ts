// RTK Query endpoints of teachers' texts: a child tells an adult of one; Admins read them and close reports.
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

export const teacherTextsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tellAdult: endpoint(build, 'POST /user/tell-adult'),
    keptTexts: endpoint(build, 'GET /admin/teacher-texts', [], { keepUnusedDataFor: 0 }),
    adultReports: endpoint(build, 'GET /admin/reports', ['AdultReports']),
    closeReport: endpoint(build, 'POST /admin/reports/:id/close', ['AdultReports', 'Audit']),
  }),
});
