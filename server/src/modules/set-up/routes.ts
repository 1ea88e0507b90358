// The calls of the one-time page that makes the first Admin.
import { readSetUp, setUp } from '@lanternwise/shared/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { holderOf, setBind } from '../../http/credentials.ts';
import { visitOf } from '../../http/locale.ts';
import { addRoute, OK } from '../../http/route.ts';
import { REMEMBERED_MS } from '../auth/sessions.ts';
import type { SetUpService } from './service.ts';

export function setUpRoutes(app: FastifyInstance, service: SetUpService, config: Config): void {
  const limited = { rateLimit: config.authRateLimit };
  addRoute(
    app,
    readSetUp,
    async ({ params }) => {
      await service.check(params.token);
      return { ...OK };
    },
    limited,
  );
  addRoute(
    app,
    setUp,
    async ({ params, body, request, reply }) => {
      const visit = visitOf(request, config.publicUrl);
      const { session, user } = await service.run(params.token, body, holderOf(request), visit);
      setBind(request, reply, session, REMEMBERED_MS);
      return { ...OK, token: session.token, user };
    },
    limited,
  );
}
