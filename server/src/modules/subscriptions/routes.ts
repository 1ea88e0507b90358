// Registers the routes of plans, checkouts, subscriptions, licence codes and Stripe's webhook.
import {
  beginCheckout,
  cancelSubscription,
  listLicences,
  makeLicence,
  ownSubscription,
  plans,
  readCheckout,
  redeemCode,
  revokeLicence,
  sandboxCheckout,
  sandboxLater,
  stripeWebhook,
} from '@lanternwise/shared/contracts/subscriptions';
import type { FastifyInstance } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import { siteUrl } from '../../http/siteUrl.ts';
import type { SubscriptionsService } from './service.ts';

/** High enough for a class behind one address, too low to guess codes. */
const REDEEM_PER_MINUTE = 120;
const CHECKOUTS_PER_MINUTE = 60;

export function subscriptionRoutes(
  app: FastifyInstance,
  service: SubscriptionsService,
  publicUrl: string | null,
): void {
  addRoute(app, plans, async () => ({ ...OK, ...(await service.plans()) }));
  addRoute(
    app,
    beginCheckout,
    async ({ session, body, request }) => ({
      ...OK,
      ...(await service.beginCheckout(session.user, body.plan, siteUrl(publicUrl, request))),
    }),
    { rateLimit: CHECKOUTS_PER_MINUTE },
  );
  addRoute(app, readCheckout, async ({ session, params }) => ({
    ...OK,
    checkout: await service.checkout(session.user, params.id),
  }));
  addRoute(app, sandboxCheckout, async ({ session, params, body }) => ({
    ...OK,
    checkout: await service.settleSandboxCheckout(session.user, params.id, body.outcome),
  }));
  addRoute(app, sandboxLater, async ({ session, body }) => {
    await service.simulateSandboxEvent(session.user, body.what);
    return { ...OK };
  });
  addRoute(app, ownSubscription, async ({ session }) => ({ ...OK, subscription: await service.current(session.user) }));
  addRoute(app, cancelSubscription, async ({ session }) => ({
    ...OK,
    subscription: await service.cancel(session.user),
  }));
  addRoute(
    app,
    redeemCode,
    async ({ session, body }) => {
      const { kind, endsAt } = await service.redeem(session.user, body.code);
      return { ...OK, kind, endsAt: new Date(endsAt).toISOString() };
    },
    { rateLimit: REDEEM_PER_MINUTE },
  );
  licenceRoutes(app, service);
  void app.register(async (raw) => webhookRoute(raw, service));
}

function licenceRoutes(app: FastifyInstance, service: SubscriptionsService): void {
  addRoute(app, listLicences, async ({ query }) => ({ ...OK, ...(await service.licences(query.page)) }));
  addRoute(app, makeLicence, async ({ session, body }) => ({
    ...OK,
    licence: await service.makeLicence(session.user, body),
  }));
  addRoute(app, revokeLicence, async ({ session, params, body }) => {
    await service.revokeLicence(session.user, params.id, body.reason);
    return { ...OK };
  });
}

/** In a separate scope without body parsers, because the signature covers the raw bytes. */
function webhookRoute(scope: FastifyInstance, service: SubscriptionsService): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addRoute(scope, stripeWebhook, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return { ...OK, status: await service.handleWebhook(body, typeof signature === 'string' ? signature : undefined) };
  });
}
