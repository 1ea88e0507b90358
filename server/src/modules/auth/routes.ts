// The calls that begin, change and end a session.
import { register, signIn, signOut } from '@lanternwise/shared/contracts/auth';
import { updateRole } from '@lanternwise/shared/contracts/user';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { API_HOLDER, clearBind, holderOf, setBind } from '../../http/credentials.ts';
import { visitOf } from '../../http/locale.ts';
import { addRoute, OK } from '../../http/route.ts';
import type { AuthService, Begun } from './service.ts';
import { REMEMBERED_MS, type SessionsService } from './sessions.ts';

export function authRoutes(app: FastifyInstance, auth: AuthService, sessions: SessionsService, config: Config): void {
  const begun = (request: FastifyRequest, reply: FastifyReply, { session, user }: Begun) => {
    // One cookie half may serve a remembered and a short session side by side, so it stays for the longer one.
    setBind(request, reply, session, REMEMBERED_MS);
    return { ...OK, token: session.token, user };
  };
  const limited = { rateLimit: config.authRateLimit };
  addRoute(
    app,
    register,
    async ({ body, request, reply }) =>
      begun(request, reply, await auth.register(body, holderOf(request), visitOf(request, config.publicUrl))),
    limited,
  );
  addRoute(
    app,
    signIn,
    async ({ body, request, reply }) => begun(request, reply, await auth.signIn(body, holderOf(request))),
    limited,
  );
  addRoute(
    app,
    updateRole,
    async ({ body, session, request, reply }) => {
      const holder = session.bindHash === null ? API_HOLDER : holderOf(request);
      return begun(request, reply, await auth.changeRole(session, body.role, holder));
    },
    limited,
  );
  addRoute(app, signOut, async ({ session, request, reply }) => {
    if (await sessions.end(session)) clearBind(request, reply);
    return { ...OK };
  });
}
