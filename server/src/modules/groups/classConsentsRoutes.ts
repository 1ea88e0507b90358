// Registers the routes of a parent's answer to one class.
import {
  answerAsParent,
  answerClassConsent,
  childClassConsents,
  liftClassRefusal,
  parentClassConsents,
  readClassConsent,
} from '@lanternwise/shared/contracts/class-consents';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { ClassConsentsService } from './classConsentsService.ts';

export function classConsentRoutes(app: FastifyInstance, consents: ClassConsentsService, rateLimit: number): void {
  const limit = { rateLimit };
  addRoute(app, readClassConsent, ({ params }) => consents.read(params.token), limit);
  addRoute(app, answerClassConsent, ({ params, body }) => consents.answer(params.token, body.answer), limit);
  addRoute(app, parentClassConsents, async ({ session }) => ({ consents: await consents.ofParent(session.user.id) }));
  addRoute(app, answerAsParent, async ({ session, params, body }) => ({
    consent: await consents.answerAsParent(session.user.id, params.id, body.answer),
  }));
  addRoute(app, childClassConsents, async ({ params }) => ({ consents: await consents.ofChild(params.id) }));
  addRoute(app, liftClassRefusal, async ({ session, params, body }) => ({
    consent: await consents.lift(session.user.id, params.id, body.reason),
  }));
}
