// Registers the routes of game progress.
import { mapProgress, programs, questEvents, realmStates } from '@lanternwise/shared/contracts/progress';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { ProgressService } from './service.ts';

export function progressRoutes(app: FastifyInstance, progress: ProgressService): void {
  addRoute(app, mapProgress, async ({ session, body }) => ({ user: await progress.leaveMap(session.user.id, body) }));
  addRoute(app, questEvents, async ({ session, body }) => progress.recordEvents(session.user, body.events));
  addRoute(app, realmStates, async ({ session }) => progress.states(session.user.id));
  addRoute(app, programs, async ({ session }) => progress.programs(session.user.id));
}
