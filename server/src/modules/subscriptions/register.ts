// Joins plans and payments to the application: the provider that the host configured, else the sandbox.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Store } from '../../db/open.ts';
import { pricesIn } from '../settings/service-plans.ts';
import type { UsersService } from '../users/service.ts';
import { subscriptionRoutes } from './routes.ts';
import { SandboxProvider } from './sandbox.ts';
import { SubscriptionsService } from './service.ts';
import { StripeProvider } from './stripe.ts';

interface Parts {
  config: Config;
  store: Store;
  users: UsersService;
}

export function registerSubscriptions(app: FastifyInstance, { config, store, users }: Parts): SubscriptionsService {
  const provider = config.stripe ? new StripeProvider(config.stripe) : new SandboxProvider();
  const service = new SubscriptionsService(store, users, provider, () => pricesIn(store.db));
  subscriptionRoutes(app, service, config.publicUrl);
  return service;
}
