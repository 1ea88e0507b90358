// Configures the journeys that Debian's Firefox plays (`npm run test:long -- engines`), on the base of playwright.config.ts.
import base from './playwright.config.ts';

export default {
  ...base,
  testIgnore: [],
  testMatch: ['engines/firefox.spec.ts'],
  workers: 1,
  retries: 1,
  use: {
    ...base.use,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    // input() waits in it.
    serviceWorkers: 'allow' as const,
    launchOptions: {
      executablePath: new URL('../scripts/engines/firefox.mjs', import.meta.url).pathname,
      // Headless Firefox has no WebGL; a display is given by scripts/engines/testEngines.ts.
      headless: false,
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
      firefoxUserPrefs: { 'webgl.force-enabled': true, 'webgl.out-of-process': false },
    },
  },
};
