// Admin's calls about licence codes.
import type { Licence } from '@lanternwise/shared/contracts/subscriptions';
import { api } from '../api.ts';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Licence'] });

export interface LicenceWish {
  kind: 'school' | 'pilot';
  places: number;
  days: number;
  note: string;
}

const licencesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    licences: build.query<{ licences: Licence[]; total: number }, number>({
      query: (page) => `/licence-codes?page=${page}`,
      providesTags: ['Licence'],
    }),
    makeLicence: build.mutation<{ licence: Licence }, LicenceWish>({
      query: (body) => ({ url: '/licence-codes', method: 'POST', body }),
      invalidatesTags: ['Licence'],
    }),
    revokeLicence: build.mutation<unknown, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: `/licence-codes/${id}/revoke`, method: 'POST', body: { reason } }),
      invalidatesTags: ['Licence'],
    }),
  }),
});

export const { useLicencesQuery, useMakeLicenceMutation, useRevokeLicenceMutation } = licencesApi;
