// RTK Query endpoint of what pages say about this installation.
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

export const siteInfoApi = api.injectEndpoints({
  endpoints: (build) => ({ siteInfo: endpoint(build, 'GET /site') }),
});
