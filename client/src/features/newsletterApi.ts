// RTK Query endpoints of the newsletter and of the Admin's list of subscribers.
import { newsletterEndpoints } from '@lanternwise/shared/contracts/routes/newsletter';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: endpoint(build, newsletterEndpoints.subscribe),
    confirmSubscription: endpoint(build, newsletterEndpoints.confirmSubscription, { invalidatesTags: ['Newsletter'] }),
    unsubscribe: endpoint(build, newsletterEndpoints.unsubscribe, { invalidatesTags: ['Newsletter'] }),
    subscribers: endpoint(build, newsletterEndpoints.subscribers, { providesTags: ['Newsletter'] }),
    // Asked for by a button each time, never cached: the list leaves the site.
    exportSubscribers: endpoint(build, newsletterEndpoints.exportSubscribers, { keepUnusedDataFor: 0 }),
    removeSubscriber: endpoint(build, newsletterEndpoints.removeSubscriber, {
      invalidatesTags: ['Newsletter', 'Audit'],
    }),
  }),
});

export const {
  useSubscribeMutation,
  useConfirmSubscriptionMutation,
  useUnsubscribeMutation,
  useSubscribersQuery,
  useLazyExportSubscribersQuery,
  useRemoveSubscriberMutation,
} = newsletterApi;
