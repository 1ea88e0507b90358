// Graceful shutdown: open requests are answered and their connections closed, so that closing the server ends.
import type { FastifyInstance } from 'fastify';

const CLOSE_IDLE_INTERVAL_MS = 50;

/**
 * Node closes only the connections that are idle when closing starts. A client that keeps sending requests is never idle, so its
 * replies carry `connection: close`; a connection that becomes idle after its last reply is closed by the timer.
 */
export function gracefulShutdown(app: FastifyInstance): void {
  let closing = false;
  let closeIdleTimer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = true;
    closeIdleTimer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
    closeIdleTimer.unref();
  });
  app.addHook('onClose', async () => clearInterval(closeIdleTimer));
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
