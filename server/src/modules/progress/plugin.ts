// The progress module: quest events, realm states and programs; fills in summaries that older versions did not keep.
import type { ModulePlugin } from '../../appContext.ts';
import { backfillProgress } from './backfillProgress.ts';
import { progressRoutes } from './routes.ts';
import { ProgressService } from './service.ts';

export const progressPlugin: ModulePlugin = async (app, { config, store, content, users, realmRules }) => {
  progressRoutes(app, new ProgressService(store, content, users, realmRules, config.evidence));
  app.addHook('onReady', async () => void (await backfillProgress(store, content)));
};
