// RTK Query endpoints of plans, checkouts, subscriptions and codes.
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const checkout = ({ id }: { id: string }) => ({ type: 'Checkout', id }) as const;

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: endpoint(build, 'GET /plans', { providesTags: ['Plans'] }),
    beginCheckout: endpoint(build, 'POST /checkouts'),
    checkout: endpoint(build, 'GET /checkouts/:id', {
      transformResponse: (reply) => reply.checkout,
      providesTags: (_reply, _error, args) => [checkout(args)],
      keepUnusedDataFor: 0,
    }),
    decideCheckout: endpoint(build, 'POST /sandbox/checkouts/:id', {
      invalidatesTags: (_reply, _error, args) => [checkout(args), 'Subscription', 'ClassLicence'],
    }),
    confirmCheckout: endpoint(build, 'POST /checkouts/:id/confirm', {
      invalidatesTags: (_reply, _error, args) => [checkout(args), 'Subscription', 'ClassLicence'],
    }),
    ownSubscription: endpoint(build, 'GET /subscription', {
      transformResponse: (reply) => reply.subscription,
      providesTags: ['Subscription'],
    }),
    cancelSubscription: endpoint(build, 'POST /subscription/cancel', {
      invalidatesTags: ['Subscription'],
    }),
    resumeSubscription: endpoint(build, 'POST /subscription/resume', {
      invalidatesTags: ['Subscription'],
    }),
    /** Simulates a later notification of the payment provider; sandbox only. */
    pretendLater: endpoint(build, 'POST /sandbox/subscription', { invalidatesTags: ['Subscription'] }),
    redeemCode: endpoint(build, 'POST /licence-codes/redeem', {
      invalidatesTags: ['Subscription', 'ClassLicence', 'School'],
    }),
    ownSchool: endpoint(build, 'GET /teacher/school', { providesTags: ['School'] }),
    answerColleague: endpoint(build, 'POST /teacher/school/colleagues/:id', {
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
