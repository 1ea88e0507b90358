// RTK Query endpoints for the administration of licence codes.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const licences = { type: 'Licence', id: LIST_TAG_ID } as const;

export const licencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    licences: endpoint(build, 'GET /licence-codes', [licences]),
    makeLicence: endpoint(build, 'POST /licence-codes', [licences]),
    revokeLicence: endpoint(build, 'POST /licence-codes/:id/revoke', [licences]),
  }),
});
