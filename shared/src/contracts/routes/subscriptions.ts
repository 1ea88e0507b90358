// Routes of plans, checkouts, subscriptions and licence codes.
import type * as contracts from '../subscriptions.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const subscriptionsRoutes = defineRoutes('subscriptions', {
  plans: 'GET /api/v1/plans',
  beginCheckout: 'POST /api/v1/checkouts',
  readCheckout: 'GET /api/v1/checkouts/:id',
  confirmCheckout: 'POST /api/v1/checkouts/:id/confirm',
  sandboxCheckout: 'POST /api/v1/sandbox/checkouts/:id',
  sandboxLater: 'POST /api/v1/sandbox/subscription',
  stripeWebhook: 'POST /api/v1/payments/stripe/webhook',
  ownSubscription: 'GET /api/v1/subscription',
  cancelSubscription: 'POST /api/v1/subscription/cancel',
  resumeSubscription: 'POST /api/v1/subscription/resume',
  redeemCode: 'POST /api/v1/licence-codes/redeem',
  ownSchool: 'GET /api/v1/teacher/school',
  answerColleague: 'POST /api/v1/teacher/school/colleagues/:id',
  listLicences: 'GET /api/v1/licence-codes',
  makeLicence: 'POST /api/v1/licence-codes',
  revokeLicence: 'POST /api/v1/licence-codes/:id/revoke',
});
export const subscriptionsEndpoints = typedEndpoints<typeof contracts, typeof subscriptionsRoutes>(subscriptionsRoutes);
