// Registers the routes of the learning path and of course checklists.
import { courseChecks, learningPath, setCourseCheck } from '@lanternwise/shared/contracts/courses';
import type { FastifyInstance } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import type { CoursesService } from './service.ts';

export function courseRoutes(app: FastifyInstance, service: CoursesService): void {
  addRoute(app, learningPath, async ({ session, query }) => ({
    ...OK,
    ...(await service.learningPath(session.user.id, query.offset)),
  }));
  addRoute(app, courseChecks, async ({ session, params }) => ({
    ...OK,
    checks: await service.checks(session.user.id, params.slug),
  }));
  addRoute(app, setCourseCheck, async ({ session, params, body }) => ({
    ...OK,
    checks: await service.setCheck(session.user.id, params.slug, body.item, body.checked),
  }));
}
