// Registers the routes of registration, sign-in, sign-out and role change.
import { register, signIn, signOut } from '@lanternwise/shared/contracts/auth';
import { updateRole } from '@lanternwise/shared/contracts/user';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import { API_CLIENT, sessionClientOf, setBindingCookie } from '../../http/sessionCredentials.ts';
import type { AuthService, SignInResult } from './service.ts';
import type { SessionsService } from './sessions.ts';

export function authRoutes(app: FastifyInstance, auth: AuthService, sessions: SessionsService, config: Config): void {
  const signInReply = (request: FastifyRequest, reply: FastifyReply, { session, user }: SignInResult) => {
    setBindingCookie(request, reply, session);
    return { token: session.token, user };
  };
  const rateLimited = { rateLimit: config.authRateLimit };
  addRoute(
    app,
    register,
    async ({ body, request, reply }) => {
      const { letter, ...result } = await auth.register(body, sessionClientOf(request), requestContextOf(request));
      return { ...signInReply(request, reply, result), letter };
    },
    rateLimited,
  );
  addRoute(app, signIn, async ({ body, request, reply }) =>
    signInReply(request, reply, await auth.signIn(body, sessionClientOf(request), requestContextOf(request))),
  );
  addRoute(
    app,
    updateRole,
    async ({ body, session, request, reply }) => {
      const client = session.bindHash === null ? API_CLIENT : sessionClientOf(request);
      return signInReply(request, reply, await auth.changeRole(session, body.role, client));
    },
    rateLimited,
  );
  addRoute(app, signOut, ({ session }) => sessions.end(session));
}
