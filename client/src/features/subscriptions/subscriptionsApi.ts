// RTK Query endpoints of plans, checkouts, subscriptions and codes.
import { subscriptionsEndpoints } from '@lanternwise/shared/contracts/routes/subscriptions';
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const checkout = ({ id }: { id: string }) => ({ type: 'Checkout', id }) as const;

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: endpoint(build, subscriptionsEndpoints.plans, { providesTags: ['Plans'] }),
    beginCheckout: endpoint(build, subscriptionsEndpoints.beginCheckout),
    checkout: endpoint(build, subscriptionsEndpoints.readCheckout, {
      transformResponse: (reply) => reply.checkout,
      providesTags: (_reply, _error, args) => [checkout(args)],
      keepUnusedDataFor: 0,
    }),
    decideCheckout: endpoint(build, subscriptionsEndpoints.sandboxCheckout, {
      invalidatesTags: (_reply, _error, args) => [checkout(args), 'Subscription', 'ClassLicence'],
    }),
    confirmCheckout: endpoint(build, subscriptionsEndpoints.confirmCheckout, {
      invalidatesTags: (_reply, _error, args) => [checkout(args), 'Subscription', 'ClassLicence'],
    }),
    ownSubscription: endpoint(build, subscriptionsEndpoints.ownSubscription, {
      transformResponse: (reply) => reply.subscription,
      providesTags: ['Subscription'],
    }),
    cancelSubscription: endpoint(build, subscriptionsEndpoints.cancelSubscription, {
      invalidatesTags: ['Subscription'],
    }),
    resumeSubscription: endpoint(build, subscriptionsEndpoints.resumeSubscription, {
      invalidatesTags: ['Subscription'],
    }),
    /** Simulates a later notification of the payment provider; sandbox only. */
    pretendLater: endpoint(build, subscriptionsEndpoints.sandboxLater, { invalidatesTags: ['Subscription'] }),
    redeemCode: endpoint(build, subscriptionsEndpoints.redeemCode, {
      invalidatesTags: ['Subscription', 'ClassLicence', 'School'],
    }),
    ownSchool: endpoint(build, subscriptionsEndpoints.ownSchool, { providesTags: ['School'] }),
    answerColleague: endpoint(build, subscriptionsEndpoints.answerColleague, {
      invalidatesTags: ['School', 'ClassLicence'],
    }),
  }),
});

export const {
  usePlansQuery,
  useBeginCheckoutMutation,
  useCheckoutQuery,
  useDecideCheckoutMutation,
  useConfirmCheckoutMutation,
  useOwnSubscriptionQuery,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  usePretendLaterMutation,
  useRedeemCodeMutation,
  useOwnSchoolQuery,
  useAnswerColleagueMutation,
} = subscriptionsApi;
