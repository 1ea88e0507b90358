// Registers the routes of teachers' reports.
import {
  groupHeatMap,
  lessonEvidence,
  studentNote,
  studentReport,
  teacherStudents,
} from '@lanternwise/shared/contracts/reports';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { ReportsService } from './service.ts';

export function reportRoutes(app: FastifyInstance, reports: ReportsService): void {
  addRoute(app, teacherStudents, ({ session, query }) => reports.students(session.user, query));
  addRoute(app, studentReport, ({ session, params, query }) =>
    reports.studentReport(session.user, params.studentId, query.lang),
  );
  addRoute(app, lessonEvidence, ({ session, params, query }) =>
    reports.lessonEvidence(session.user, params, query.lang),
  );
  addRoute(app, studentNote, ({ session, params, body }) =>
    reports.saveNote(session.user, params.studentId, body.note),
  );
  addRoute(app, groupHeatMap, ({ session, params, query }) =>
    reports.heatMap(session.user, params.groupId, query.lang),
  );
}
