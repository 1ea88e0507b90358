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
import { addRoute } from '../../http/route.ts';
import type { Caller } from '../users/service.ts';
import type { AssignmentsService } from './service.ts';

export interface AssignmentServices {
  assignments: AssignmentsService;
  own(user: Caller, language: Language): Promise<OwnAssignment[]>;
}

export function assignmentRoutes(app: FastifyInstance, { assignments, own }: AssignmentServices): void {
  addRoute(app, assignableTargets, async ({ session, params, query }) => ({
    targets: await assignments.targets(session.user, params.groupId, query.lang),
  }));
  addRoute(app, listAssignments, async ({ session, params, query }) => {
    const { page, size, lang } = query;
    const { groupId } = params;
    return { page, size, ...(await assignments.list(session.user, { groupId, page, size }, lang)) };
  });
  addRoute(app, createAssignment, async ({ session, params, body }) => ({
    id: await assignments.create(session.user, params.groupId, body),
  }));
  addRoute(app, assignmentDetail, ({ session, params, query }) =>
    assignments.detail(session.user, params.groupId, params.assignmentId, query.lang),
  );
  addRoute(app, updateAssignment, async ({ session, params, body }) => ({
    id: await assignments.update(session.user, params.groupId, params.assignmentId, body),
  }));
  addRoute(app, deleteAssignment, ({ session, params }) =>
    assignments.remove(session.user, params.groupId, params.assignmentId),
  );
  addRoute(app, ownAssignments, async ({ session, query }) => ({ assignments: await own(session.user, query.lang) }));
}
