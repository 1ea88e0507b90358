// Configures the browser tests: a built server with its own port and data folder, software WebGL, one browser.
import { defineConfig } from '@playwright/test';
import { chromiumPath, JOURNEY_FLAGS } from '../scripts/lib/chromium.mjs';
import { SITE_PORT } from './e2e/support/devServer.ts';

const PORT = SITE_PORT;
const ROOT = new URL('../', import.meta.url).pathname;
const DATA_DIR = `${ROOT}.cache/e2e-data`;

export default defineConfig({
  testDir: 'e2e',
  // Run by `npm run test:long`.
  testIgnore: ['**/e2e/long/**', '**/e2e/engines/**'],
  // A realm journey uses a full core; page journeys are mostly idle.
  workers: 3,
  // A browser that dies in software GL, or a machine without air, gets another try; `npm test` says how many needed one.
  retries: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  outputDir: '../.cache/e2e-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 640, height: 360 },
    // A quarter of the pixels: the processor draws them, and no journey looks at single ones.
    deviceScaleFactor: 0.5,
    trace: 'off',
    // Every context would fetch the shell once more, in the middle of what it is about. Journeys about the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: JOURNEY_FLAGS },
  },
  metadata: { dataDir: DATA_DIR },
  webServer: {
    command: 'rm -rf .cache/e2e-data && node --import tsx server/src/server.ts',
    cwd: ROOT,
    url: `http://localhost:${PORT}/api/v1/ready`,
    env: { PORT: String(PORT), DATA_DIR, NODE_ENV: 'production' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
