// The calls by which Admin lists, opens and changes accounts.
import {
  adminUser,
  adminUsers,
  bulkUsers,
  changeUserRole,
  grantUserPlan,
  resetUserPassword,
  restoreUser,
  signOutUser,
  suspendUser,
} from '@lanternwise/shared/contracts/admin-users';
import type { FastifyInstance } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { AdminUsersService, Order } from './users-service.ts';

interface Asked {
  session: { user: { id: string } };
  params: { id: string };
  body: { reason: string };
}

export function adminUserRoutes(app: FastifyInstance, service: AdminUsersService, publicUrl: string | null): void {
  const order = ({ session, params, body }: Asked): Order => ({
    actorId: session.user.id,
    id: params.id,
    reason: body.reason,
  });
  /** Acts, then answers how the account stands now. */
  const done = async (asked: Asked, act: Promise<void>) => {
    await act;
    return { ...OK, user: await service.detail(asked.session.user.id, asked.params.id) };
  };
  addRoute(app, adminUsers, async ({ query }) => {
    const { page, size, search, role, plan, status, sort } = query;
    const found = await service.page({ page, size, search, role, plan, status, sort });
    return { ...OK, ...found, page, size };
  });
  addRoute(app, adminUser, async ({ session, params }) => ({
    ...OK,
    user: await service.detail(session.user.id, params.id),
  }));
  addRoute(app, changeUserRole, (asked) => done(asked, service.changeRole(order(asked), asked.body.role)));
  addRoute(app, suspendUser, (asked) => done(asked, service.suspend(order(asked))));
  addRoute(app, restoreUser, (asked) => done(asked, service.restore(order(asked))));
  addRoute(app, grantUserPlan, (asked) =>
    done(asked, service.givePlan(order(asked), asked.body.plan, asked.body.months)),
  );
  addRoute(app, signOutUser, (asked) => done(asked, service.signOut(order(asked))));
  addRoute(app, resetUserPassword, async (asked) => ({
    ...OK,
    link: await service.resetPassword(order(asked), asked.body.by, siteUrl(publicUrl, asked.request)),
  }));
  addRoute(app, bulkUsers, async ({ session, body }) => ({
    ...OK,
    ...(await service.bulk(body.act, session.user.id, body.ids, body.reason)),
  }));
}
