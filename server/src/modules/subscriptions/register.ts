// Registers subscriptions with the configured payment provider, else the sandbox.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Store } from '../../db/openStore.ts';
import { readPrices } from '../settings/plans.ts';
import type { UsersService } from '../users/service.ts';
import { subscriptionRoutes } from './routes.ts';
import { SandboxProvider } from './sandboxProvider.ts';
import { SubscriptionsService } from './service.ts';
import { StripeProvider } from './stripeProvider.ts';

interface SubscriptionDependencies {
  config: Config;
  store: Store;
  users: UsersService;
}

export function registerSubscriptions(
  app: FastifyInstance,
  { config, store, users }: SubscriptionDependencies,
): SubscriptionsService {
  const provider = config.stripe ? new StripeProvider(config.stripe) : new SandboxProvider();
  const service = new SubscriptionsService(store, users, provider, () => readPrices(store.db));
  subscriptionRoutes(app, service, config.publicUrl);
  return service;
}
