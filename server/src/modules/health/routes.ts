// Registers the liveness check and the readiness check, which also queries the database.
import { health, ready } from '@lanternwise/shared/contracts/health';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../db/openStore.ts';
import { addRoute, OK } from '../../http/route.ts';

export function healthRoutes(app: FastifyInstance, store: Store): void {
  addRoute(app, health, async () => ({ ...OK, status: 'ok' as const }), { rateLimit: false });
  addRoute(
    app,
    ready,
    async () => {
      await store.check();
      return { ...OK, status: 'ok' as const };
    },
    { rateLimit: false },
  );
}
