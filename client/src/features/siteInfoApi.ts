// RTK Query endpoint of what pages say about this installation.
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const siteInfoApi = api.injectEndpoints({
  endpoints: (build) => ({ siteInfo: endpoint(build, 'GET /site') }),
});

export const { useSiteInfoQuery } = siteInfoApi;
