// Admin's calls about licence codes.
import { subscriptionsCalls } from '@lanternwise/shared/contracts/addresses/subscriptions';
import { api, LIST } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const licences = { type: 'Licence', id: LIST } as const;

const licencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    licences: endpoint(build, subscriptionsCalls.listLicences, { providesTags: [licences] }),
    makeLicence: endpoint(build, subscriptionsCalls.makeLicence, { invalidatesTags: [licences] }),
    revokeLicence: endpoint(build, subscriptionsCalls.revokeLicence, { invalidatesTags: [licences] }),
  }),
});

export const { useLicencesQuery, useMakeLicenceMutation, useRevokeLicenceMutation } = licencesApi;
