// Registers the routes of plans, checkouts, subscriptions, licence codes and Stripe's webhook.
import {
  answerColleague,
  beginCheckout,
  cancelSubscription,
  confirmCheckout,
  listLicences,
  makeLicence,
  ownSchool,
  ownSubscription,
  plans,
  readCheckout,
  redeemCode,
  resumeSubscription,
  revokeLicence,
  sandboxCheckout,
  sandboxLater,
  stripeWebhook,
} from '@lanternwise/shared/contracts/subscriptions';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import { siteUrl } from '../../http/siteUrl.ts';
import type { CheckoutsService } from './checkoutsService.ts';
import type { LicencesService } from './licencesService.ts';
import type { PaymentEventsService } from './paymentEventsService.ts';
import type { SchoolService } from './schoolService.ts';
import type { SubscriptionsService } from './service.ts';

/** High enough for a class behind one address, too low to guess codes. */
const REDEEM_PER_MINUTE = 120;
const CHECKOUTS_PER_MINUTE = 60;

export interface SubscriptionServices {
  checkouts: CheckoutsService;
  licences: LicencesService;
  payments: PaymentEventsService;
  schools: SchoolService;
  subscriptions: SubscriptionsService;
}

export function subscriptionRoutes(
  app: FastifyInstance,
  { checkouts, licences, payments, schools, subscriptions }: SubscriptionServices,
  publicUrl: string | null,
): void {
  checkoutRoutes(app, checkouts, publicUrl);
  ownSubscriptionRoutes(app, subscriptions);
  licenceRoutes(app, licences);
  schoolRoutes(app, schools);
  void app.register(async (raw) => webhookRoute(raw, payments));
}

function checkoutRoutes(app: FastifyInstance, service: CheckoutsService, publicUrl: string | null): void {
  addRoute(app, plans, () => service.plans());
  addRoute(
    app,
    beginCheckout,
    ({ session, body }) => service.beginCheckout(session.user, body.plan, siteUrl(publicUrl)),
    { rateLimit: CHECKOUTS_PER_MINUTE },
  );
  addRoute(app, readCheckout, async ({ session, params }) => ({
    checkout: await service.checkout(session.user, params.id),
  }));
  addRoute(
    app,
    confirmCheckout,
    async ({ session, params }) => ({ checkout: await service.confirmChange(session.user, params.id) }),
    { rateLimit: CHECKOUTS_PER_MINUTE },
  );
  addRoute(app, sandboxCheckout, async ({ session, params, body }) => ({
    checkout: await service.settleSandboxCheckout(session.user, params.id, body.outcome),
  }));
  addRoute(app, sandboxLater, ({ session, body }) => service.simulateSandboxEvent(session.user, body.what));
}

function ownSubscriptionRoutes(app: FastifyInstance, service: SubscriptionsService): void {
  addRoute(app, ownSubscription, async ({ session }) => ({ subscription: await service.current(session.user) }));
  addRoute(app, cancelSubscription, async ({ session }) => ({ subscription: await service.cancel(session.user) }));
  addRoute(app, resumeSubscription, async ({ session }) => ({ subscription: await service.resume(session.user) }));
}

function licenceRoutes(app: FastifyInstance, service: LicencesService): void {
  addRoute(
    app,
    redeemCode,
    async ({ session, body }) => {
      const { kind, endsAt, waiting } = await service.redeem(session.user, body.code);
      return { kind, endsAt: new Date(endsAt).toISOString(), waiting };
    },
    { rateLimit: REDEEM_PER_MINUTE },
  );
  addRoute(app, listLicences, ({ query }) => service.page(query.page));
  addRoute(app, makeLicence, async ({ session, body }) => ({ licence: await service.create(session.user, body) }));
  addRoute(app, revokeLicence, ({ session, params, body }) => service.revoke(session.user, params.id, body.reason));
}

function schoolRoutes(app: FastifyInstance, service: SchoolService): void {
  addRoute(app, ownSchool, ({ session }) => service.own(session.user));
  addRoute(app, answerColleague, ({ session, params, body }) => service.answer(session.user, params.id, body.accept));
}

/** In a separate scope without body parsers, because the signature covers the raw bytes. */
function webhookRoute(scope: FastifyInstance, payments: PaymentEventsService): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addRoute(scope, stripeWebhook, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return { status: await payments.handleWebhook(body, typeof signature === 'string' ? signature : undefined) };
  });
}
