// Registers the routes of e-mail verification and password reset.
import {
  forgotPassword,
  readResetLink,
  registrationRules,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@lanternwise/shared/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import { sessionClientOf, setBindingCookie } from '../../http/sessionCredentials.ts';
import type { RecoveryService } from './recovery.ts';
import type { VerificationService } from './verification.ts';

export function recoveryRoutes(
  app: FastifyInstance,
  recovery: RecoveryService,
  verification: VerificationService,
  config: Config,
): void {
  const rateLimited = { rateLimit: config.authRateLimit };
  // Links cannot be guessed: only the limit of all requests holds for them.
  const rules = { consentAge: config.consentAge, sendsMail: config.mail !== null };
  addRoute(app, registrationRules, async () => ({ ...rules }));
  addRoute(app, verifyEmail, async ({ body, request }) => ({
    email: await verification.verify(body.token, requestContextOf(request)),
  }));
  addRoute(
    app,
    sendVerification,
    ({ session, request }) => verification.send(session.user.id, requestContextOf(request)),
    rateLimited,
  );
  addRoute(
    app,
    forgotPassword,
    async ({ body, request }) => {
      recovery.requestReset(body.identifier, sessionClientOf(request), requestContextOf(request));
    },
    rateLimited,
  );
  addRoute(app, readResetLink, ({ params }) => recovery.verifyLink(params.token));
  addRoute(app, resetPassword, async ({ body, request, reply }) => {
    const client = sessionClientOf(request);
    const { username, bind } = await recovery.reset(body.token, body.password, client, requestContextOf(request));
    setBindingCookie(request, reply, { bind });
    return { username };
  });
}
