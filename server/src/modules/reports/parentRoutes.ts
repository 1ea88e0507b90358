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
import { addRoute, OK } from '../../http/route.ts';
import type { ParentReports } from './ParentReports.ts';

/** Tokens cannot be guessed; the limit only reduces load. */
const STOPS_PER_MINUTE = 60;

export function parentReportRoutes(app: FastifyInstance, parents: ParentReports): void {
  addRoute(app, parentChildren, async ({ session, query }) => ({
    ...OK,
    children: await parents.children(session.user.id, query.language),
  }));
  addRoute(app, updateChild, async ({ session, params, body }) => {
    await parents.updateChild(session.user.id, params.childId, body);
    return { ...OK };
  });
  addRoute(app, childDigest, async ({ session }) => ({ ...OK, ...(await parents.childDigest(session.user.id)) }));
  addRoute(app, setChildDigest, async ({ session, body }) => {
    await parents.setChildDigest(session.user.id, body.allowed);
    return { ...OK };
  });
  addRoute(app, readDigestLink, async ({ params }) => ({ ...OK, digest: await parents.wantsDigest(params.token) }), {
    rateLimit: STOPS_PER_MINUTE,
  });
  addRoute(
    app,
    stopDigest,
    async ({ body }) => {
      await parents.unsubscribe(body.token);
      return { ...OK };
    },
    { rateLimit: STOPS_PER_MINUTE },
  );
}
