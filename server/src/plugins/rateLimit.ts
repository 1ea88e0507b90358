// Limits requests a minute: all of one network, and of some routes those of one account, or of one network without an account.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOfRequest } from '../http/networks.ts';
import { WindowCounter } from '../http/WindowCounter.ts';

const MINUTE_MS = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests a minute from one account, or from one network without an account; false: not even the limit of all requests holds. */
    rateLimit?: number | false;
  }
}

/**
 * Register it before the access guard: a flood is refused before a session is looked up. A route's own limit comes after the guard, because a
 * school shares one address: there only the account tells who is who.
 */
export function registerRateLimit(app: FastifyInstance, perMinute: number): void {
  const ofNetworks = new WindowCounter(MINUTE_MS);
  app.addHook('onRequest', (request, _reply, done) => {
    const isCounted = request.routeOptions.config.rateLimit !== false;
    done(isCounted ? ofNetworks.take(networkOfRequest(request), perMinute) : undefined);
  });
  const ofRoutes = new WindowCounter(MINUTE_MS);
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { rateLimit } = request.routeOptions.config;
    const isLimited = typeof rateLimit === 'number';
    done(
      isLimited
        ? ofRoutes.take(`${request.method} ${request.routeOptions.url} ${callerOf(request)}`, rateLimit)
        : undefined,
    );
  });
}

const callerOf = (request: FastifyRequest): string =>
  request.session ? `account:${request.session.user.id}` : `network:${networkOfRequest(request)}`;
