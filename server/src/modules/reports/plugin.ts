// The reports module: teachers' and parents' reports, a teacher's home page, and the weekly mail to parents.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { ParentReports } from './ParentReports.ts';
import { parentReportRoutes } from './parentRoutes.ts';
import { reportRoutes } from './routes.ts';
import { ReportsService } from './service.ts';
import { teacherHomeRoutes } from './teacherHomeRoutes.ts';

export const plugin: ModulePlugin = async (app, { store, content, outbox, users, clock }) => {
  const parents = new ParentReports(store, content, outbox, users);
  reportRoutes(app, new ReportsService(store, content, users));
  parentReportRoutes(app, parents);
  teacherHomeRoutes(app, { store, content, users });
  every(app, HOUR_MS, { name: 'weekly mail to parents', run: () => parents.enqueueDueDigests(), atStart: true, clock });
};
