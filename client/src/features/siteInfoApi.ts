// RTK Query endpoint of what pages say about this installation.
import { siteInfoEndpoints } from '@lanternwise/shared/contracts/routes/site-info';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const siteInfoApi = api.injectEndpoints({
  endpoints: (build) => ({ siteInfo: endpoint(build, siteInfoEndpoints.siteInfo) }),
});

export const { useSiteInfoQuery } = siteInfoApi;
