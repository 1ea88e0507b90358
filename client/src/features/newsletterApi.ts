// RTK Query endpoints of the newsletter and of the Admin's list of subscribers.
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: endpoint(build, 'POST /newsletter'),
    confirmSubscription: endpoint(build, 'POST /newsletter/confirm', ['Newsletter']),
    unsubscribe: endpoint(build, 'POST /newsletter/unsubscribe', ['Newsletter']),
    subscribers: endpoint(build, 'GET /admin/newsletter', ['Newsletter']),
    // Asked for by a button each time, never cached: the list leaves the site.
    exportSubscribers: endpoint(build, 'GET /admin/newsletter/export', [], { keepUnusedDataFor: 0 }),
    removeSubscriber: endpoint(build, 'DELETE /admin/newsletter/:id', ['Newsletter', 'Audit']),
  }),
});
