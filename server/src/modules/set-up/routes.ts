// Registers the routes of the one-time set-up page.
import { readSetUp, setUp } from '@lanternwise/shared/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import { sessionClientOf, setBindingCookie } from '../../http/sessionCredentials.ts';
import type { SetUpService } from './service.ts';

export function setUpRoutes(app: FastifyInstance, service: SetUpService, config: Config): void {
  const rateLimited = { rateLimit: config.authRateLimit };
  addRoute(app, readSetUp, ({ params }) => service.verifyLink(params.token), rateLimited);
  addRoute(
    app,
    setUp,
    async ({ params, body, request, reply }) => {
      const context = requestContextOf(request);
      const { session, user } = await service.createAdmin(params.token, body, sessionClientOf(request), context);
      setBindingCookie(request, reply, session);
      return { token: session.token, user };
    },
    rateLimited,
  );
}
