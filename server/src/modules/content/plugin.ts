// The content module: serves lesson content, lets Admin edit it, and follows what other processes publish.
import type { ModulePlugin } from '../../appContext.ts';
import { every } from '../../plugins/scheduler.ts';
import { adminContentRoutes } from './adminRoutes.ts';
import { ContentEditor } from './ContentEditor.ts';
import { contentRoutes } from './routes.ts';

/** How soon this process serves what another process published. */
const REFRESH_INTERVAL_MS = 3000;

export const plugin: ModulePlugin = async (app, { store, content, users }) => {
  for (const report of content.carriedOver) app.log.warn(report, 'edited texts were carried over to a new bundle');
  contentRoutes(app, content, users);
  adminContentRoutes(app, new ContentEditor(store, content));
  every(app, REFRESH_INTERVAL_MS, { name: 'content refresh', run: () => content.refresh(), clock: null });
};
