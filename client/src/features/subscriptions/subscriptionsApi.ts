// The calls about plans, checkouts, subscriptions and codes.
import { subscriptionsCalls } from '@lanternwise/shared/contracts/addresses/subscriptions';
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const checkout = ({ id }: { id: string }) => ({ type: 'Checkout', id }) as const;

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: endpoint(build, subscriptionsCalls.plans, { providesTags: ['Plans'] }),
    beginCheckout: endpoint(build, subscriptionsCalls.beginCheckout),
    checkout: endpoint(build, subscriptionsCalls.readCheckout, {
      transformResponse: (reply) => reply.checkout,
      providesTags: (_reply, _error, args) => [checkout(args)],
      keepUnusedDataFor: 0,
    }),
    decideCheckout: endpoint(build, subscriptionsCalls.sandboxCheckout, {
      invalidatesTags: (_reply, _error, args) => [checkout(args), 'Subscription'],
    }),
    ownSubscription: endpoint(build, subscriptionsCalls.ownSubscription, {
      transformResponse: (reply) => reply.subscription,
      providesTags: ['Subscription'],
    }),
    cancelSubscription: endpoint(build, subscriptionsCalls.cancelSubscription, { invalidatesTags: ['Subscription'] }),
    /** What a bank would tell later. Only where the sandbox takes the payments. */
    pretendLater: endpoint(build, subscriptionsCalls.sandboxLater, { invalidatesTags: ['Subscription'] }),
    redeemCode: endpoint(build, subscriptionsCalls.redeemCode, { invalidatesTags: ['Subscription'] }),
  }),
});

export const {
  usePlansQuery,
  useBeginCheckoutMutation,
  useCheckoutQuery,
  useDecideCheckoutMutation,
  useOwnSubscriptionQuery,
  useCancelSubscriptionMutation,
  usePretendLaterMutation,
  useRedeemCodeMutation,
} = subscriptionsApi;
