// Registers the routes of teachers' reports.
import {
  groupHeatMap,
  lessonEvidence,
  studentNote,
  studentReport,
  teacherStudents,
} from '@lanternwise/shared/contracts/reports';
import type { FastifyInstance } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import type { ReportsService } from './service.ts';

export function reportRoutes(app: FastifyInstance, reports: ReportsService): void {
  addRoute(app, teacherStudents, async ({ session, query }) => ({
    ...OK,
    ...(await reports.students(session.user, query)),
  }));
  addRoute(app, studentReport, async ({ session, params, query }) => ({
    ...OK,
    ...(await reports.studentReport(session.user, params.studentId, query.lang)),
  }));
  addRoute(app, lessonEvidence, async ({ session, params, query }) => ({
    ...OK,
    ...(await reports.lessonEvidence(session.user, params, query.lang)),
  }));
  addRoute(app, studentNote, async ({ session, params, body }) => {
    await reports.saveNote(session.user, params.studentId, body.note);
    return { ...OK };
  });
  addRoute(app, groupHeatMap, async ({ session, params, query }) => ({
    ...OK,
    ...(await reports.heatMap(session.user, params.groupId, query.lang)),
  }));
}
