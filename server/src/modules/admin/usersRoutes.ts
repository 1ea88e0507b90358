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
import { siteUrl } from '../../http/siteUrl.ts';
import type { AdminCommand, AdminUsersService } from './usersService.ts';

interface AdminCommandInput {
  session: { user: { id: string } };
  params: { id: string };
  body: { reason: string };
}

export function adminUserRoutes(app: FastifyInstance, service: AdminUsersService, publicUrl: string | null): void {
  const toCommand = ({ session, params, body }: AdminCommandInput): AdminCommand => ({
    actorId: session.user.id,
    id: params.id,
    reason: body.reason,
  });
  /** Acts, then answers how the account stands now. */
  const replyWithUser = async (input: AdminCommandInput, action: Promise<void>) => {
    await action;
    return { ...OK, user: await service.detail(input.session.user.id, input.params.id) };
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
  addRoute(app, changeUserRole, (asked) => replyWithUser(asked, service.changeRole(toCommand(asked), asked.body.role)));
  addRoute(app, suspendUser, (asked) => replyWithUser(asked, service.suspend(toCommand(asked))));
  addRoute(app, restoreUser, (asked) => replyWithUser(asked, service.restore(toCommand(asked))));
  addRoute(app, grantUserPlan, (asked) =>
    replyWithUser(asked, service.grantPlan(toCommand(asked), asked.body.plan, asked.body.months)),
  );
  addRoute(app, signOutUser, (asked) => replyWithUser(asked, service.signOut(toCommand(asked))));
  addRoute(app, resetUserPassword, async (asked) => ({
    ...OK,
    link: await service.resetPassword(toCommand(asked), asked.body.by, siteUrl(publicUrl, asked.request)),
  }));
  addRoute(app, bulkUsers, async ({ session, body }) => ({
    ...OK,
    ...(await service.bulk(body.act, session.user.id, body.ids, body.reason)),
  }));
}
