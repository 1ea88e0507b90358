// Registers the Admin's user routes.
import {
  adminUser,
  adminUsers,
  bulkUsers,
  changeUserRole,
  confirmTeacher,
  declineTeacher,
  grantUserPlan,
  liftRefusal,
  resetUserPassword,
  restoreUser,
  setUserAge,
  signOutUser,
  suspendUser,
  unlockUser,
} from '@lanternwise/shared/contracts/admin-users';
import type { FastifyInstance } from 'fastify';
import { networkOfRequest } from '../../http/networks.ts';
import { addRoute } from '../../http/route.ts';
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
  /** Waits for the action, then replies with the updated account. */
  const replyWithUser = async (input: AdminCommandInput, action: Promise<void>) => {
    await action;
    return { user: await service.detail(input.session.user.id, input.params.id) };
  };
  addRoute(app, adminUsers, async ({ query }) => {
    const { page, size, search, role, plan, status, sort } = query;
    const found = await service.page({ page, size, search, role, plan, status, sort });
    return { ...found, page, size };
  });
  addRoute(app, adminUser, async ({ session, params }) => ({ user: await service.detail(session.user.id, params.id) }));
  addRoute(app, changeUserRole, (input) => replyWithUser(input, service.changeRole(toCommand(input), input.body.role)));
  addRoute(app, confirmTeacher, (input) => replyWithUser(input, service.confirmTeacher(toCommand(input))));
  addRoute(app, liftRefusal, (input) =>
    replyWithUser(input, service.liftRefusal(toCommand(input), networkOfRequest(input.request))),
  );
  addRoute(app, setUserAge, (input) => replyWithUser(input, service.changeAge(toCommand(input), input.body.ageBand)));
  addRoute(app, declineTeacher, (input) => replyWithUser(input, service.declineTeacher(toCommand(input))));
  addRoute(app, suspendUser, (input) => replyWithUser(input, service.suspend(toCommand(input))));
  addRoute(app, restoreUser, (input) => replyWithUser(input, service.restore(toCommand(input))));
  addRoute(app, unlockUser, (input) => replyWithUser(input, service.unlock(toCommand(input))));
  addRoute(app, grantUserPlan, (input) =>
    replyWithUser(input, service.grantPlan(toCommand(input), input.body.plan, input.body.months)),
  );
  addRoute(app, signOutUser, (input) => replyWithUser(input, service.signOut(toCommand(input))));
  addRoute(app, resetUserPassword, async (input) => {
    const path = await service.resetPassword(toCommand(input), input.body.by, networkOfRequest(input.request));
    return { link: path === null ? null : siteUrl(publicUrl) + path };
  });
  addRoute(app, bulkUsers, ({ session, body }) => service.bulk(body.act, session.user.id, body.ids, body.reason));
}
