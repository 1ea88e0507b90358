// The health module: liveness and readiness.
import type { ModulePlugin } from '../../appContext.ts';
import { freeBytes } from './diskSpace.ts';
import { assertReady } from './readiness.ts';
import { healthRoutes } from './routes.ts';

export const plugin: ModulePlugin = async (app, { config, store }) => {
  let logged: string | undefined;
  // Proxies ask every few seconds: a reason is logged when it is new.
  const onChange = (reason: string | undefined, error?: unknown) => {
    if (reason !== undefined && reason !== logged) app.log.warn({ err: error }, `not ready: ${reason}`);
    logged = reason;
  };
  healthRoutes(app, () => assertReady({ store, freeBytes: () => freeBytes(config.dataDir), onChange }));
};
