// RTK Query endpoints for the administration of licence codes.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const licences = { type: 'Licence', id: LIST_TAG_ID } as const;

const licencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    licences: endpoint(build, 'GET /licence-codes', { providesTags: [licences] }),
    makeLicence: endpoint(build, 'POST /licence-codes', { invalidatesTags: [licences] }),
    revokeLicence: endpoint(build, 'POST /licence-codes/:id/revoke', { invalidatesTags: [licences] }),
  }),
});

export const { useLicencesQuery, useMakeLicenceMutation, useRevokeLicenceMutation } = licencesApi;
