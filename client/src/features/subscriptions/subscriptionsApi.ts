// The calls about plans, checkouts, subscriptions and codes.
import type { LicenceKind, PlanId } from '@lanternwise/shared/constants/plans';
import type { Checkout, PlansReply, Subscription } from '@lanternwise/shared/contracts/subscriptions';
import { api } from '../api.ts';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Subscription'] });

interface CheckoutReply {
  checkout: Checkout;
}
interface SubscriptionReply {
  subscription: Subscription | null;
}

export const subscriptionsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query<PlansReply, void>({ query: () => '/plans' }),
    beginCheckout: build.mutation<CheckoutReply & { url: string }, PlanId>({
      query: (plan) => ({ url: '/checkouts', method: 'POST', body: { plan } }),
    }),
    checkout: build.query<Checkout, string>({
      query: (id) => `/checkouts/${encodeURIComponent(id)}`,
      transformResponse: (reply: CheckoutReply) => reply.checkout,
      keepUnusedDataFor: 0,
    }),
    decideCheckout: build.mutation<CheckoutReply, { id: string; outcome: 'pay' | 'decline' | 'cancel' }>({
      query: ({ id, outcome }) => ({ url: `/sandbox/checkouts/${id}`, method: 'POST', body: { outcome } }),
      invalidatesTags: ['Subscription'],
    }),
    ownSubscription: build.query<Subscription | null, void>({
      query: () => '/subscription',
      transformResponse: (reply: SubscriptionReply) => reply.subscription,
      providesTags: ['Subscription'],
    }),
    cancelSubscription: build.mutation<SubscriptionReply, void>({
      query: () => ({ url: '/subscription/cancel', method: 'POST' }),
      invalidatesTags: ['Subscription'],
    }),
    /** What a bank would tell later. Only where the sandbox takes the payments. */
    pretendLater: build.mutation<unknown, 'renew' | 'fail' | 'refund' | 'end'>({
      query: (what) => ({ url: '/sandbox/subscription', method: 'POST', body: { what } }),
      invalidatesTags: ['Subscription'],
    }),
    redeemCode: build.mutation<{ kind: LicenceKind; endsAt: string }, string>({
      query: (code) => ({ url: '/licence-codes/redeem', method: 'POST', body: { code } }),
      invalidatesTags: ['Subscription'],
    }),
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
