// RTK Query endpoints for the administration of licence codes.
import { subscriptionsEndpoints } from '@lanternwise/shared/contracts/routes/subscriptions';
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const licences = { type: 'Licence', id: LIST_TAG_ID } as const;

const licencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    licences: endpoint(build, subscriptionsEndpoints.listLicences, { providesTags: [licences] }),
    makeLicence: endpoint(build, subscriptionsEndpoints.makeLicence, { invalidatesTags: [licences] }),
    revokeLicence: endpoint(build, subscriptionsEndpoints.revokeLicence, { invalidatesTags: [licences] }),
  }),
});

export const { useLicencesQuery, useMakeLicenceMutation, useRevokeLicenceMutation } = licencesApi;
