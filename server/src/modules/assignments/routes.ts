// Registers the routes of assignments.

import type { Language } from '@lanternwise/shared/constants/languages';
import type { OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import {
  assignableTargets,
  assignmentDetail,
  createAssignment,
  deleteAssignment,
  listAssignments,
  ownAssignments,
  updateAssignment,
} from '@lanternwise/shared/contracts/assignments';
import type { FastifyInstance } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import type { Caller } from '../users/service.ts';
import type { AssignmentsService } from './service.ts';

export interface AssignmentServices {
  assignments: AssignmentsService;
  own(user: Caller, language: Language): Promise<OwnAssignment[]>;
}

export function assignmentRoutes(app: FastifyInstance, { assignments, own }: AssignmentServices): void {
  addRoute(app, assignableTargets, async ({ session, params, query }) => ({
    ...OK,
    targets: await assignments.targets(session.user, params.groupId, query.lang),
  }));
  addRoute(app, listAssignments, async ({ session, params, query }) => {
    const { page, size, lang } = query;
    const { groupId } = params;
    return { ...OK, page, size, ...(await assignments.list(session.user, { groupId, page, size }, lang)) };
  });
  addRoute(app, createAssignment, async ({ session, params, body }) => ({
    ...OK,
    id: await assignments.create(session.user, params.groupId, body),
  }));
  addRoute(app, assignmentDetail, async ({ session, params, query }) => ({
    ...OK,
    ...(await assignments.detail(session.user, params.groupId, params.assignmentId, query.lang)),
  }));
  addRoute(app, updateAssignment, async ({ session, params, body }) => ({
    ...OK,
    id: await assignments.update(session.user, params.groupId, params.assignmentId, body),
  }));
  addRoute(app, deleteAssignment, async ({ session, params }) => {
    await assignments.remove(session.user, params.groupId, params.assignmentId);
    return { ...OK };
  });
  addRoute(app, ownAssignments, async ({ session, query }) => ({
    ...OK,
    assignments: await own(session.user, query.lang),
  }));
}
