// RTK Query endpoints of the backpack's state; the works themselves go through its keeper.
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

export const backpackApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: other devices pack too.
    ownBackpack: endpoint(build, 'GET /user/backpack', [], { keepUnusedDataFor: 0 }),
    askForBackpack: endpoint(build, 'POST /user/backpack/question'),
  }),
});
