// Graceful shutdown: open requests are answered and their connections closed, so that closing the server ends in seconds.
import type { FastifyInstance } from 'fastify';
import type { ConnectionTracker } from './connections.ts';

const CHECK_INTERVAL_MS = 50;

/**
 * Node closes only the connections that are idle when closing starts, and stops looking for slow requests then. A client that keeps
 * sending requests is never idle, so its replies carry `connection: close`; what its client does not finish is closed by the timer.
 */
export function gracefulShutdown(app: FastifyInstance, connections: ConnectionTracker): void {
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = true;
    const startedAt = performance.now();
    timer = setInterval(() => connections.closeForShutdown(performance.now() - startedAt), CHECK_INTERVAL_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
