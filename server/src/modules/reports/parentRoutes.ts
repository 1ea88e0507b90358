// Registers the routes of parents' reports and of the weekly mail.
import {
  childDigest,
  parentChildren,
  readDigestLink,
  setChildDigest,
  stopDigest,
  updateChild,
} from '@lanternwise/shared/contracts/parent';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { ParentReports } from './ParentReports.ts';

/** Tokens cannot be guessed; the limit only reduces load. */
const STOPS_PER_MINUTE = 60;

export function parentReportRoutes(app: FastifyInstance, parents: ParentReports): void {
  addRoute(app, parentChildren, async ({ session, query }) => ({
    children: await parents.children(session.user.id, query.language),
  }));
  addRoute(app, updateChild, ({ session, params, body }) => parents.updateChild(session.user.id, params.childId, body));
  addRoute(app, childDigest, ({ session }) => parents.childDigest(session.user.id));
  addRoute(app, setChildDigest, ({ session, body }) => parents.setChildDigest(session.user.id, body.allowed));
  addRoute(app, readDigestLink, async ({ params }) => ({ digest: await parents.wantsDigest(params.token) }), {
    rateLimit: STOPS_PER_MINUTE,
  });
  addRoute(app, stopDigest, ({ body }) => parents.unsubscribe(body.token), { rateLimit: STOPS_PER_MINUTE });
}
