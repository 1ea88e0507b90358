// RTK Query endpoints of plans, checkouts, subscriptions and codes.
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const checkout = ({ id }: { id: string }) => ({ type: 'Checkout', id }) as const;

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: endpoint(build, 'GET /plans', ['Plans']),
    beginCheckout: endpoint(build, 'POST /checkouts'),
    checkout: endpoint(build, 'GET /checkouts/:id', [checkout], {
      transformResponse: (reply) => reply.checkout,
      keepUnusedDataFor: 0,
    }),
    decideCheckout: endpoint(build, 'POST /sandbox/checkouts/:id', [checkout, 'Subscription', 'ClassLicence']),
    confirmCheckout: endpoint(build, 'POST /checkouts/:id/confirm', [checkout, 'Subscription', 'ClassLicence']),
    ownSubscription: endpoint(build, 'GET /subscription', ['Subscription'], {
      transformResponse: (reply) => reply.subscription,
    }),
    cancelSubscription: endpoint(build, 'POST /subscription/cancel', ['Subscription']),
    resumeSubscription: endpoint(build, 'POST /subscription/resume', ['Subscription']),
    /** Simulates a later notification of the payment provider; sandbox only. */
    pretendLater: endpoint(build, 'POST /sandbox/subscription', ['Subscription']),
    redeemCode: endpoint(build, 'POST /licence-codes/redeem', ['Subscription', 'ClassLicence', 'School']),
    ownSchool: endpoint(build, 'GET /teacher/school', ['School']),
    answerColleague: endpoint(build, 'POST /teacher/school/colleagues/:id', ['School', 'ClassLicence']),
  }),
});
