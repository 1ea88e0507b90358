// Registers the routes of programs saved in the Workshop; each caller sees and changes their own only.
import { syncWorkshopPrograms, workshopPrograms } from '@lanternwise/shared/contracts/workshop';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { WorkshopService } from './service.ts';

/** Saves per minute and address; a class saves behind one. */
const SYNCS_PER_MINUTE = 300;

export function workshopRoutes(app: FastifyInstance, workshop: WorkshopService): void {
  addRoute(app, workshopPrograms, async ({ session }) => ({ programs: await workshop.list(session.user.id) }));
  addRoute(app, syncWorkshopPrograms, ({ session, body }) => workshop.sync(session.user.id, body), {
    rateLimit: SYNCS_PER_MINUTE,
  });
}
