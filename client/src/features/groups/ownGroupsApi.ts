// RTK Query endpoint of the groups that a learner is in. Apart from groupsApi.ts, because the map picker's locks need it on every page.
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

export const ownGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownGroups: endpoint(build, 'GET /user/groups', ['OwnGroups']),
  }),
});
