// RTK Query endpoints of teachers' texts: a child tells an adult of one; Admins read them and close reports.
import { teacherTextsEndpoints } from '@lanternwise/shared/contracts/routes/teacher-texts';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

export const { useTellAdultMutation, useKeptTextsQuery, useAdultReportsQuery, useCloseReportMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      tellAdult: endpoint(build, teacherTextsEndpoints.tellAdult),
      keptTexts: endpoint(build, teacherTextsEndpoints.keptTexts, { keepUnusedDataFor: 0 }),
      adultReports: endpoint(build, teacherTextsEndpoints.adultReports, { providesTags: ['AdultReports'] }),
      closeReport: endpoint(build, teacherTextsEndpoints.closeReport, { invalidatesTags: ['AdultReports', 'Audit'] }),
    }),
  });
