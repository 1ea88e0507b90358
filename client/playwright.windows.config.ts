// Configures the check of crowded windows: on a build with the developers' page, which is made for it and never shipped.
import { DEV_ORIGIN, DEV_PORT } from './e2e/support/devServer.ts';
import base from './playwright.config.ts';

const VITE = 'node node_modules/vite/bin/vite.js';
/** Relative to the client. */
const SITE = '--outDir ../.cache/windows-site';

export default {
  ...base,
  testDir: 'e2e/windows',
  testIgnore: [],
  webServer: {
    command: `${VITE} build client --mode development ${SITE} --emptyOutDir --logLevel error && ${VITE} preview client ${SITE} --port ${DEV_PORT} --strictPort`,
    cwd: new URL('../', import.meta.url).pathname,
    url: DEV_ORIGIN,
    // React and the routes of developers come in their development form.
    env: { NODE_ENV: 'development' },
    reuseExistingServer: false,
    timeout: 600_000,
  },
};
