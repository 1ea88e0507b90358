// Registers the routes of parental consent.
import {
  answerConsent,
  askForConsent,
  decideAsParent,
  ownConsent,
  readAsParent,
  readConsent,
  renewConsent,
} from '@lanternwise/shared/contracts/consent';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import type { ParentConsentService } from './parentAccount.ts';
import type { ConsentService } from './service.ts';

export function consentRoutes(app: FastifyInstance, consents: ConsentService, config: Config): void {
  const rateLimited = { rateLimit: config.authRateLimit };
  addRoute(app, readConsent, async ({ params }) => ({ consent: await consents.read(params.token) }), rateLimited);
  addRoute(
    app,
    answerConsent,
    async ({ params, body, request }) => ({
      consent: await consents.decide(params.token, body, requestContextOf(request)),
    }),
    rateLimited,
  );
  addRoute(
    app,
    renewConsent,
    ({ params, request }) => consents.renew(params.token, requestContextOf(request)),
    rateLimited,
  );
  addRoute(
    app,
    askForConsent,
    async ({ session, body, request }) => ({
      user: await consents.request(session.user.id, body.parentEmail, requestContextOf(request)),
    }),
    rateLimited,
  );
  addRoute(app, ownConsent, async ({ session }) => ({ consent: await consents.forChild(session.user.id) }));
}

export function parentConsentRoutes(app: FastifyInstance, parents: ParentConsentService, config: Config): void {
  addRoute(app, readAsParent, async ({ session, params }) => ({
    consent: await parents.read(session.user.id, params.childId),
  }));
  addRoute(
    app,
    decideAsParent,
    async ({ session, params, body, request }) => ({
      consent: await parents.decide(session.user.id, params.childId, body, requestContextOf(request)),
    }),
    { rateLimit: config.authRateLimit },
  );
}
