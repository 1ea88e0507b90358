// `npm run screenshots`: plays through the park in a browser and takes the pictures that the README shows, into docs/screenshots.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { park } from '../../client/e2e/support/answers.ts';
import { mouse } from '../../client/e2e/support/hands.ts';
import {
  byPlaces,
  chooseAvatar,
  learnDomains,
  learnEthics,
  learnProjectCycle,
  leaveThroughTheArrow,
  listen,
  passQuiz,
  readWelcome,
} from '../../client/e2e/support/park.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;
const FOLDER = join(ROOT, 'docs/screenshots');
const PORT = 4587;
const SITE = `http://localhost:${PORT}`;
const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const JPEG_QUALITY = 84;

async function shoot(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  await sharp(picture)
    .jpeg({ quality: JPEG_QUALITY })
    .toFile(join(FOLDER, `${name}.jpg`));
  process.stdout.write(`  ${name}.jpg\n`);
}

const still = (page: Page) => page.waitForTimeout(1200);

async function site(browser: Browser): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    for (const [device, viewport] of [['', DESKTOP] as const, ['-phone', PHONE] as const]) {
      const page = await (await browser.newContext({ viewport })).newPage();
      await page.addInitScript((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      await page.goto(`${SITE}/`);
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      await still(page);
      await shoot(page, `home-${theme}${device}`);
      await page.context().close();
    }
  }
}

/** One picture of every activity on the way: the kind's own screen, as the learner first sees it. */
function shootActivities(page: Page): void {
  const seen = new Set<string>();
  void (async () => {
    while (!page.isClosed()) {
      const kind = await page
        .locator('section.act')
        .first()
        .getAttribute('class', { timeout: 500 })
        .then((names) => names?.match(/act-([a-z-]+)$/)?.[1])
        .catch(() => undefined);
      if (kind && !seen.has(kind)) {
        seen.add(kind);
        await shoot(page, `activity-${kind}`).catch(() => undefined);
      }
      await page.waitForTimeout(150).catch(() => undefined);
    }
  })();
}

async function play(browser: Browser): Promise<void> {
  const page = await (await browser.newContext({ viewport: DESKTOP, baseURL: SITE })).newPage();
  const hands = mouse(page);
  await page.goto('/demo/ai-adventure-park-demo');
  await page.getByRole('button', { name: /^Play as/ }).waitFor();
  await shoot(page, 'avatars');
  await chooseAvatar(hands, 'Aria');
  await still(page);
  await shoot(page, 'welcome');
  await readWelcome(hands);
  await still(page);
  await shoot(page, 'realm-gate');
  shootActivities(page);
  await byPlaces(hands, 'wizard');
  await page.locator('.dlg').waitFor({ timeout: 90_000 });
  await still(page);
  await shoot(page, 'dialogue');
  await listen(hands);
  await still(page);
  await shoot(page, 'lesson-cycle');
  await learnProjectCycle(hands);
  await still(page);
  await shoot(page, 'realm-plaza');
  await byPlaces(hands, 'talking-tree');
  await page.locator('.dlg').waitFor({ timeout: 90_000 });
  await shoot(page, 'realm-grove');
  await listen(hands);
  await still(page);
  await shoot(page, 'lesson-domains');
  await learnDomains(hands);
  await byPlaces(hands, 'robot');
  await listen(hands);
  await still(page);
  await shoot(page, 'lesson-ethics');
  await learnEthics(hands);
  await passQuiz(hands);
  const leaving = leaveThroughTheArrow(hands, byPlaces);
  await page.getByRole('dialog', { name: 'Share Your Experience' }).waitFor({ timeout: 120_000 });
  await shoot(page, 'feedback');
  await page.getByText('Entering Next Realm...').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(900);
  await shoot(page, 'transition');
  await leaving.catch(() => undefined);
  await page.context().close();
}

async function phone(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
    baseURL: SITE,
  });
  const page = await context.newPage();
  await page.goto('/demo/ai-adventure-park-demo');
  const anyway = page.getByRole('button', { name: 'Continue anyway' });
  await anyway.click({ timeout: 5000 }).catch(() => undefined);
  await chooseAvatar(mouse(page), 'Jax');
  await readWelcome(mouse(page));
  await still(page);
  await shoot(page, 'realm-phone');
  await context.close();
}

const data = mkdtempSync(join(tmpdir(), 'lanternwise-shots-'));
mkdirSync(FOLDER, { recursive: true });
const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(PORT), DATA_DIR: data, NODE_ENV: 'production' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
try {
  process.stdout.write(`${park.realm.title}\n`);
  await site(browser);
  await phone(browser);
  await play(browser);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
