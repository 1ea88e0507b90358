// The live module: lessons in which a teacher sees the class as it works.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS, MINUTE_MS } from '../../plugins/scheduler.ts';
import { auditRead } from '../reports/auditRead.ts';
import { LiveHub } from './LiveHub.ts';
import { liveRoutes } from './routes.ts';
import { LiveService } from './service.ts';
import { LiveSummaries } from './summaries.ts';

export const plugin: ModulePlugin = async (app, context) => {
  const { store, progress, progressFeed, clock } = context;
  const onError = (error: unknown) => app.log.error({ err: error }, 'the live lessons met an error');
  const hub: LiveHub = new LiveHub({
    store,
    progressIn: (userId, realm) => progress.finishedIn(userId, realm),
    onArchived: (lesson) => void live.archived(lesson).catch(onError),
    onError,
  });
  const live: LiveService = new LiveService({ ...context, hub });
  liveRoutes(app, {
    live,
    hub,
    summaries: new LiveSummaries(store),
    auditWatch: ({ user }, groupId) => auditRead(store, user, { kind: 'group', id: groupId }),
  });
  progressFeed.observe(live);
  app.addHook('onReady', async () => hub.start());
  // Before the server waits for its open answers.
  app.addHook('preClose', () => hub.stop());
  every(app, MINUTE_MS / 4, { name: 'tidying of live lessons', run: () => live.tidy(), clock });
  every(app, HOUR_MS / 2, { name: 'purge of old commands of live lessons', run: () => live.purge(), clock });
};
