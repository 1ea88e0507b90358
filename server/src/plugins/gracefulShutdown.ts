// Stopping with callers on the line: each gets its answer and is asked to hang up, so that stopping comes to an end.
import type { FastifyInstance } from 'fastify';

const CLOSE_IDLE_INTERVAL_MS = 50;

/**
 * Node closes the connections that are idle at the moment of closing. A caller who keeps asking is never idle, and one whose
 * last answer was under way becomes idle a moment later: the first is told to hang up, the second is swept away.
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
