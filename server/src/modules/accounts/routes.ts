// Registers the routes of account management.
import {
  changeEmail,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportData,
  listSessions,
} from '@lanternwise/shared/contracts/account';
import { updateProfile } from '@lanternwise/shared/contracts/user';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import { clearBindingCookie } from '../../http/sessionCredentials.ts';
import type { AccountsService } from './service.ts';

export function accountRoutes(app: FastifyInstance, accounts: AccountsService, config: Config): void {
  const rateLimited = { rateLimit: config.authRateLimit };
  const context = (request: FastifyRequest) => requestContextOf(request);
  addRoute(app, updateProfile, async ({ session, body }) => ({
    user: await accounts.updateProfile(session.user.id, body),
  }));
  addRoute(
    app,
    changeEmail,
    async ({ session, body, request }) => ({
      user: await accounts.changeEmail(session.user.id, body.email, body.password, context(request)),
    }),
    rateLimited,
  );
  addRoute(
    app,
    changePassword,
    ({ session, body, request }) => accounts.changePassword(session, body.current, body.password, context(request)),
    rateLimited,
  );
  addRoute(app, listSessions, async ({ session }) => ({ sessions: await accounts.sessions(session) }));
  addRoute(app, endSession, ({ session, params }) => accounts.endSession(session.user.id, params.id));
  addRoute(app, endOtherSessions, ({ session }) => accounts.endOtherSessions(session));
  addRoute(
    app,
    exportData,
    async ({ session, reply }) => {
      const text = await accounts.export(session.user.id);
      return reply
        .header('content-disposition', 'attachment; filename="lanternwise-my-data.json"')
        .type('application/json; charset=utf-8')
        .send(text);
    },
    rateLimited,
  );
  addRoute(
    app,
    deleteAccount,
    async ({ session, body, request, reply }) => {
      const deletionDueAt = await accounts.delete(session.user.id, body.password, context(request));
      clearBindingCookie(request, reply);
      return { deletionDueAt };
    },
    rateLimited,
  );
}
