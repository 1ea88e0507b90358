// Pictures of the realms' activities for the README, each solved on the developers' page and taken in both themes.
import { spawn } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { solve } from '../../../client/e2e/support/activitySolver.ts';
import { setTheme } from '../../../client/e2e/support/axe.ts';
import { DEV_ORIGIN, DEV_PORT } from '../../../client/e2e/support/devServer.ts';
import { mouseDriver } from '../../../client/e2e/support/inputDriver.ts';
import { openOverlaysPage } from '../../../client/e2e/support/overlaySweep.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const VIEWPORT = { width: 1366, height: 768 };
const THEMES = ['dark', 'light'] as const;

/** By realm, those that show best what the realm is about. */
const ACTIVITIES = {
  'robo-realm': ['tractor-field-3', 'gate-chatbot'],
  'wonder-vision-valley': ['filter-pictures', 'train-drawings'],
  'think-tank-park': ['path-level-2', 'visitor-plot'],
} as const;

type SaveScreenshot = (image: Buffer, name: string) => Promise<void>;

async function takeInBothThemes(page: Page, name: string, saveScreenshot: SaveScreenshot): Promise<void> {
  await page.mouse.move(4, 4);
  for (const theme of THEMES) {
    await setTheme(page, theme);
    await page.waitForTimeout(800);
    await saveScreenshot(await page.screenshot(), `${name}-${theme}`);
  }
}

/** `origin` is the built server's, whose API the development server asks. */
export async function shootActivityKinds(
  browser: Browser,
  origin: string,
  saveScreenshot: SaveScreenshot,
): Promise<void> {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'client'], {
    cwd: ROOT,
    env: { ...process.env, CLIENT_PORT: String(DEV_PORT), API_ORIGIN: origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => vite.stdout.once('data', resolve));
  try {
    for (const [realm, ids] of Object.entries(ACTIVITIES)) {
      const page = await (await browser.newContext({ viewport: VIEWPORT, baseURL: DEV_ORIGIN })).newPage();
      const content = await openOverlaysPage(page, realm);
      for (const ref of ids) {
        await page.evaluate((activity) => window.devOverlays?.open({ kind: 'activity', ref: activity }), ref);
        await solve(mouseDriver(page), ref, { content });
        await takeInBothThemes(page, ref, saveScreenshot);
      }
      await page.context().close();
    }
  } finally {
    vite.kill('SIGTERM');
  }
}
