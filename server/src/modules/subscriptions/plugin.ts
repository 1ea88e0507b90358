// The subscriptions module: plans, checkouts, subscriptions and licence codes, paid at Stripe where it is configured, else in the sandbox.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { readPrices } from '../settings/plans.ts';
import { CheckoutsService } from './checkoutsService.ts';
import { LicencesService } from './licencesService.ts';
import { PaymentEventsService } from './paymentEventsService.ts';
import { subscriptionRoutes } from './routes.ts';
import { SandboxProvider } from './sandboxProvider.ts';
import { SchoolService } from './schoolService.ts';
import { SubscriptionsService } from './service.ts';
import { StripeProvider } from './stripeProvider.ts';
import { upgradeLicences } from './upgradeLicences.ts';

export const plugin: ModulePlugin = async (app, { config, store, users, clock }) => {
  const provider = config.stripe ? new StripeProvider(config.stripe) : new SandboxProvider();
  const payments = new PaymentEventsService(store, users, provider);
  const subscriptions = new SubscriptionsService(store, users, provider);
  const services = {
    checkouts: new CheckoutsService({
      store,
      users,
      provider,
      payments,
      prices: () => readPrices(store.db),
      isSiteOpen: config.access === 'open',
    }),
    licences: new LicencesService(store, users),
    payments,
    schools: new SchoolService(store, users),
    subscriptions,
  };
  subscriptionRoutes(app, services, config.publicUrl);
  app.addHook('onReady', () => upgradeLicences(store));
  every(app, HOUR_MS, {
    name: 'end of subscriptions',
    run: () => subscriptions.endOverdueLicences(),
    atStart: true,
    clock,
  });
};
