// Configures the journeys that take too long for `npm test`, on the base of playwright.config.ts.
import { DEV_ORIGIN, DEV_PORT, SITE_PORT } from './e2e/support/devServer.ts';
import base from './playwright.config.ts';

export default {
  ...base,
  testDir: 'e2e/long',
  testIgnore: [],
  webServer: [
    base.webServer,
    {
      // The sweeps open windows on the developers' page, which only the development server has: a build with that page would not be
      // the build that is shipped. Until a sweep asks for a page, it compiles nothing.
      command: 'node node_modules/vite/bin/vite.js client',
      cwd: new URL('../', import.meta.url).pathname,
      url: DEV_ORIGIN,
      env: { CLIENT_PORT: String(DEV_PORT), API_ORIGIN: `http://localhost:${SITE_PORT}` },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
};
