// Registers the routes of the learning path and of course checklists.
import { courseChecks, learningPath, setCourseCheck } from '@lanternwise/shared/contracts/courses';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { CoursesService } from './service.ts';

export function courseRoutes(app: FastifyInstance, service: CoursesService): void {
  addRoute(app, learningPath, ({ session, query }) => service.learningPath(session.user.id, query.offset));
  addRoute(app, courseChecks, async ({ session, params }) => ({
    checks: await service.checks(session.user.id, params.slug),
  }));
  addRoute(app, setCourseCheck, async ({ session, params, body }) => ({
    checks: await service.setCheck(session.user.id, params.slug, body.item, body.checked),
  }));
}
