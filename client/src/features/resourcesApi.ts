// RTK Query endpoint of the answer keys.
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

export const resourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerKey: endpoint(build, 'GET /teacher/answer-keys/:realm'),
  }),
});
