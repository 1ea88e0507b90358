// Tells the host once where proxies and TRUST_PROXY do not agree: visitors are then mixed up, or can say who they are.
import type { FastifyInstance, FastifyRequest } from 'fastify';

const UNTRUSTED =
  'A request came through a proxy (X-Forwarded-For), but TRUST_PROXY is 0: all visitors count as one, and cookies are not marked Secure. If the proxy is yours, set TRUST_PROXY=1, or the number of proxies.';
const PAST_THE_PROXY =
  'A request came from another machine past the proxy that TRUST_PROXY counts: it could claim any address. Let only the proxy reach the port: HOST=127.0.0.1, or a firewall. If there is no proxy, set TRUST_PROXY=0.';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/i;

function hintFor({ headers, socket }: FastifyRequest, trustProxy: number): string | undefined {
  const isForwarded = headers['x-forwarded-for'] !== undefined;
  if (trustProxy === 0) return isForwarded ? UNTRUSTED : undefined;
  // Checks of the machine's own supervisor come past the proxy, too.
  const isOwn = socket.remoteAddress === undefined || LOOPBACK.test(socket.remoteAddress);
  return isForwarded || isOwn ? undefined : PAST_THE_PROXY;
}

/** Anybody can send the header: it is told once, and changes nothing. */
export function tellOfProxies(app: FastifyInstance, trustProxy: number): void {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const hint = isTold ? undefined : hintFor(request, trustProxy);
    if (hint !== undefined) {
      isTold = true;
      request.log.warn(hint);
    }
    done();
  });
}
