// Registers the liveness check, and the readiness check that a proxy goes by.
import { health, ready } from '@lanternwise/shared/contracts/health';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';

/** @param assertReady rejects with an HttpError while the process cannot serve */
export function healthRoutes(app: FastifyInstance, assertReady: () => Promise<void>): void {
  addRoute(app, health, async () => ({ status: 'ok' as const }), { rateLimit: false });
  addRoute(
    app,
    ready,
    async () => {
      await assertReady();
      return { status: 'ok' as const };
    },
    { rateLimit: false },
  );
}
