// The progress module: quest events, realm states and programs; fills in summaries that older versions did not keep.
import type { ModulePlugin } from '../../appContext.ts';
import { backfillProgress } from './backfillProgress.ts';
import { progressRoutes } from './routes.ts';

export const plugin: ModulePlugin = async (app, { progress, store, content }) => {
  progressRoutes(app, progress);
  app.addHook('onReady', async () => void (await backfillProgress(store, content)));
};
