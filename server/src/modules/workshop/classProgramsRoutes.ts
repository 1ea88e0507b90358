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
import { addRoute } from '../../http/route.ts';
import type { ClassProgramsService } from './classProgramsService.ts';

export function classProgramRoutes(app: FastifyInstance, programs: ClassProgramsService): void {
  addRoute(app, learnerClassPrograms, ({ session }) => programs.ofLearner(session.user.id));
  addRoute(app, offerClassProgram, async ({ session, body }) => ({ id: await programs.offer(session.user.id, body) }));
  addRoute(app, shownClassProgram, ({ session, params }) => programs.shown(session.user.id, params.programId));
  addRoute(app, takeBackClassProgram, ({ session, params }) => programs.takeBack(session.user.id, params.programId));
  addRoute(app, listClassPrograms, async ({ session, params, query }) => {
    const { page, size } = query;
    return { page, size, ...(await programs.list(session.user, params.groupId, { page, size })) };
  });
  addRoute(app, classProgram, ({ session, params }) => programs.read(session.user, params.groupId, params.programId));
  addRoute(app, decideClassProgram, ({ session, params, body }) => programs.decide(session.user, params, body));
}
