// The backup module: a daily backup without a timer of the host.
import type { ModulePlugin } from '../../appContext.ts';
import { every, MINUTE_MS } from '../../plugins/scheduler.ts';

/** How often the age of the latest backup is checked. */
const CHECK_INTERVAL_MS = 15 * MINUTE_MS;

export const plugin: ModulePlugin = async (app, { backups }) => {
  app.addHook('onReady', () => backups.sweep());
  every(app, CHECK_INTERVAL_MS, { name: 'daily backup', run: () => backups.makeIfDue(), clock: null });
};
