// Guards every route by its declared access: a route without one stops the boot, and sessions are checked before bodies are read.
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { HttpError, unauthorizedError } from '../http/errors.ts';
// Declares `config.access` of a route.
import type {} from '../http/route.ts';
import { readBearerToken, readBindingCookie } from '../http/sessionCredentials.ts';

interface Sessions {
  find(token: string, bind: string | undefined): Promise<FastifyRequest['session'] | undefined>;
}

/** Register it after the rate limit, whose hooks then run first on every route, so that a flood never reaches the database. */
export function registerAccessGuard(app: FastifyInstance, sessions: Sessions): void {
  const guard = createAccessGuard(sessions);
  app.decorateRequest('session', null);
  app.addHook('onRoute', (route) => {
    const name = `${String(route.method)} ${route.url}`;
    if (route.config?.access === undefined) throw new Error(`${name} does not declare config.access`);
    if (route.schema === undefined) throw new Error(`${name} does not declare a schema`);
    const hooks = [route.onRequest ?? []].flat();
    // Fastify derives a HEAD route from its GET route, with the guard included.
    if (!hooks.some((hook) => hook === guard)) route.onRequest = [...hooks, guard] as typeof hooks;
  });
}

function createAccessGuard(sessions: Sessions): onRequestAsyncHookHandler {
  return async (request) => {
    const { access } = request.routeOptions.config;
    const token = readBearerToken(request);
    // Guests on public routes cost no query. A token is looked up there too, because the handler may use the session.
    if (token !== undefined) request.session = (await sessions.find(token, readBindingCookie(request))) ?? null;
    if (access === undefined || access === 'public') return;
    requireSession(request, access);
  };
}

function requireSession(request: FastifyRequest, access: 'signed-in' | readonly string[]): void {
  const { session } = request;
  if (!session) throw unauthorizedError();
  if (access !== 'signed-in' && !access.includes(session.user.role)) {
    throw new HttpError(403, 'not-allowed', 'Your account is not allowed to do that.');
  }
}
