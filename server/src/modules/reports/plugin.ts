// The reports module: teachers' and parents' reports, and the weekly mail to parents.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { ParentReports } from './ParentReports.ts';
import { parentReportRoutes } from './parentRoutes.ts';
import { reportRoutes } from './routes.ts';
import { ReportsService } from './service.ts';

export const reportsPlugin: ModulePlugin = async (app, { config, store, content, outbox, users }) => {
  const parents = new ParentReports(store, content, outbox, users);
  reportRoutes(app, new ReportsService(store, content, users));
  parentReportRoutes(app, parents);
  const site = config.publicUrl ?? `http://localhost:${config.port}`;
  every(app, HOUR_MS, { name: 'weekly mail to parents', run: () => parents.enqueueDueDigests(site), atStart: true });
};
