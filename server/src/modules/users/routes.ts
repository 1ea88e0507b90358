// Registers the routes of the caller's user data.
import { updateAvatar, updateSettings, verifyUser } from '@lanternwise/shared/contracts/user';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { UsersService } from './service.ts';

export function userRoutes(app: FastifyInstance, users: UsersService): void {
  addRoute(app, verifyUser, async ({ session }) => ({ user: await users.currentUser(session.user.id) }));
  addRoute(app, updateAvatar, async ({ session, body }) => ({
    user: await users.updateAvatar(session.user.id, body.avatar),
  }));
  addRoute(app, updateSettings, async ({ session, body }) => ({
    user: await users.updateSettings(session.user.id, body.settings),
  }));
}
