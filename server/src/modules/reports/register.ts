// Registers the routes of reports, the hourly check for weekly mails, and the progress backfill.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Store } from '../../db/openStore.ts';
import type { ContentService } from '../content/service.ts';
import { backfillProgress } from '../progress/backfillProgress.ts';
import { ParentReports } from './ParentReports.ts';
import { parentReportRoutes } from './parentRoutes.ts';
import { reportRoutes } from './routes.ts';
import { ReportsService } from './service.ts';

const HOUR_MS = 3_600_000;

export function registerReports(app: FastifyInstance, config: Config, store: Store, content: ContentService): void {
  const parents = new ParentReports(store, content);
  reportRoutes(app, new ReportsService(store, content));
  parentReportRoutes(app, parents);
  const site = config.publicUrl ?? `http://localhost:${config.port}`;
  const enqueueDigests = () =>
    parents.enqueueDueDigests(site).catch((error: unknown) => app.log.error({ err: error }, 'weekly mails failed'));
  const timer = setInterval(enqueueDigests, HOUR_MS);
  timer.unref();
  app.addHook('onReady', async () => {
    await backfillProgress(store, content);
    await enqueueDigests();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
