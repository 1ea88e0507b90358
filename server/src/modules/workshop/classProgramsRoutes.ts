// Registers the routes of programs that learners show to their class.
import {
  classProgram,
  decideClassProgram,
  learnerClassPrograms,
  listClassPrograms,
  offerClassProgram,
  shownClassProgram,
  takeBackClassProgram,
} from '@lanternwise/shared/contracts/class-programs';
import type { FastifyInstance } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import type { ClassProgramsService } from './classProgramsService.ts';

export function classProgramRoutes(app: FastifyInstance, programs: ClassProgramsService): void {
  addRoute(app, learnerClassPrograms, async ({ session }) => ({
    ...OK,
    ...(await programs.ofLearner(session.user.id)),
  }));
  addRoute(app, offerClassProgram, async ({ session, body }) => ({
    ...OK,
    id: await programs.offer(session.user.id, body),
  }));
  addRoute(app, shownClassProgram, async ({ session, params }) => ({
    ...OK,
    ...(await programs.shown(session.user.id, params.programId)),
  }));
  addRoute(app, takeBackClassProgram, async ({ session, params }) => {
    await programs.takeBack(session.user.id, params.programId);
    return { ...OK };
  });
  addRoute(app, listClassPrograms, async ({ session, params, query }) => {
    const { page, size } = query;
    return { ...OK, page, size, ...(await programs.list(session.user, params.groupId, { page, size })) };
  });
  addRoute(app, classProgram, async ({ session, params }) => ({
    ...OK,
    ...(await programs.read(session.user, params.groupId, params.programId)),
  }));
  addRoute(app, decideClassProgram, async ({ session, params, body }) => {
    await programs.decide(session.user, params, body);
    return { ...OK };
  });
}
