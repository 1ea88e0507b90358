// RTK Query endpoint of the answer keys.
import { resourcesEndpoints } from '@lanternwise/shared/contracts/routes/resources';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const resourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerKey: endpoint(build, resourcesEndpoints.answerKey),
  }),
});

export const { useAnswerKeyQuery } = resourcesApi;
