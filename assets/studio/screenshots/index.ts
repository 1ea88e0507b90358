// `npm run screenshots`: plays through the park in a browser and takes the pictures that the README shows, into assets/screenshots.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { decideCookies } from '../../../client/e2e/support/cookieChoice.ts';
import { mouseDriver } from '../../../client/e2e/support/inputDriver.ts';
import { english } from '../../../client/e2e/support/language.ts';
import {
  chooseAvatar,
  learnDomains,
  learnEthics,
  learnProjectCycle,
  leaveThroughExit,
  navigateByPlaces,
  passQuiz,
  readConversation,
  readWelcome,
} from '../../../client/e2e/support/park.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/lib/chromium.mjs';
import { MAP_IDS } from '../../../shared/src/constants/realms.ts';
import { takeFilmStrip } from './film/takeFilmStrip.ts';
import { makeGallery } from './gallery.ts';
import { shootPlatform } from './platform.ts';
import { shootPython } from './python.ts';
import { walkRealms } from './walkRealms.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const FOLDER = join(ROOT, 'assets/screenshots');
const DETAILS = join(ROOT, 'assets/ui/shots');
const PORT = 4587;
const SITE = `http://localhost:${PORT}`;
const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const WIDTH = 1200;
const MAX_QUALITY = 84;
const MAX_BYTES = 150_000;
/** An activity fades in as its page is turned. */
const PAGE_TURN_MS = 450;

const takeScreenshot = async (page: Page, name: string): Promise<void> => saveScreenshot(await page.screenshot(), name);

/** As sharp as fits into 150 KB. */
async function saveScreenshot(image: Buffer, name: string): Promise<void> {
  const picture = sharp(image).resize({ width: WIDTH, withoutEnlargement: true });
  let quality = MAX_QUALITY;
  let bytes = await picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  while (bytes.length > MAX_BYTES && quality > 40) {
    quality -= 6;
    bytes = await picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  writeFileSync(join(FOLDER, `${name}.jpg`), bytes);
  process.stdout.write(`  ${name}.jpg\n`);
}

/** All realms on one sheet, from the pictures `npm run maps` draws. */
async function shootMapSheet(): Promise<void> {
  const [across, width, height, gap] = [3, 392, 261, 12];
  const maps = await Promise.all(
    MAP_IDS.map((id) =>
      sharp(join(ROOT, `assets/public/Game_Assets/${id}_map.png`))
        .resize(width, height)
        .toBuffer(),
    ),
  );
  const rows = Math.ceil(maps.length / across);
  const sheet = sharp({
    create: { width: WIDTH, height: rows * (height + gap) - gap, channels: 3, background: '#14122b' },
  }).composite(
    maps.map((input, at) => ({
      input,
      left: (at % across) * (width + gap),
      top: Math.floor(at / across) * (height + gap),
    })),
  );
  await saveScreenshot(await sheet.png().toBuffer(), 'realms');
}

/** A detail of the screen for the start page: 720 × 450, out of assets/ui/shots. */
async function shootDetail(
  page: Page,
  name: string,
  area: { left: number; top: number; width: number },
): Promise<void> {
  const { left, top, width } = area;
  await sharp(await page.screenshot())
    .extract({ left, top, width, height: Math.round((width * 450) / 720) })
    .resize(720, 450)
    .webp({ quality: 74 })
    .toFile(join(DETAILS, `${name}.webp`));
  process.stdout.write(`  ${name}.webp\n`);
}

const waitUntilStill = (page: Page) => page.waitForTimeout(1200);

async function shootSite(browser: Browser): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    for (const [device, viewport] of [['', DESKTOP] as const, ['-phone', PHONE] as const]) {
      const page = await (await browser.newContext({ viewport })).newPage();
      await page.goto(`${SITE}/`);
      if (theme === 'light') await page.getByRole('button', { name: 'Switch to the light theme' }).click();
      await page.mouse.move(4, 400);
      await waitUntilStill(page);
      await takeScreenshot(page, `home-${theme}${device}`);
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
        .locator('section[data-kind]')
        .first()
        .getAttribute('data-kind', { timeout: 500 })
        .catch(() => undefined);
      if (kind && !seen.has(kind)) {
        seen.add(kind);
        await page.waitForTimeout(PAGE_TURN_MS).catch(() => undefined);
        await takeScreenshot(page, `activity-${kind}`).catch(() => undefined);
      }
      await page.waitForTimeout(150).catch(() => undefined);
    }
  })();
}

const lessonNavigation = (page: Page) => page.getByRole('navigation', { name: 'Lesson' });

/** The first activity answered wrongly, with its explanations; then everything as it was. */
async function shootExplanation(page: Page): Promise<void> {
  const [first] =
    english.park.lessons['project-cycle']?.kind === 'cycle' ? english.park.lessons['project-cycle'].steps : [];
  const activity = first && english.park.activities[first.activity];
  if (activity?.kind !== 'matching') throw new Error('The cycle no longer begins with a matching activity');
  await lessonNavigation(page).getByRole('button', { name: 'Next', exact: true }).click();
  const { pairs } = activity;
  for (const [index, pair] of pairs.entries()) {
    const side = (name: string, text = '') =>
      page.getByRole('list', { name }).getByRole('button', { name: text }).first();
    await side('Left', pair.left).click();
    await side('Right', pairs[index < 2 ? 1 - index : index]?.right).click();
  }
  await page.getByRole('button', { name: activity.check, exact: true }).click();
  await page.locator('[data-explanation]').last().scrollIntoViewIfNeeded();
  await page.mouse.move(4, 4);
  await waitUntilStill(page);
  await takeScreenshot(page, 'explanation');
  await shootDetail(page, 'explain', { left: 60, top: 130, width: 900 });
  await page.getByRole('button', { name: 'Reset All Matches' }).click();
  await lessonNavigation(page).getByRole('button', { name: 'Previous', exact: true }).click();
}

/** The Canteen Lab after its stump and its tree were trained. */
async function shootLab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Canteen Lab' }).click();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  for (const column of (await page.locator('[data-control^="column:"]').all()).slice(0, 3)) await column.click();
  await page
    .getByRole('button', { name: /Train$/ })
    .first()
    .click();
  await page.locator('[data-control^="predict:"]').first().click();
  await page.getByRole('button', { name: /^Train on/ }).click();
  await page.locator('section[data-kind] figure').first().scrollIntoViewIfNeeded();
  await page.mouse.move(4, 4);
  await waitUntilStill(page);
  await takeScreenshot(page, 'canteen-lab');
  await shootDetail(page, 'train', { left: 520, top: 150, width: 790 });
  await lessonNavigation(page).getByRole('button', { name: 'Previous', exact: true }).click();
}

async function shootPlaythrough(browser: Browser): Promise<void> {
  const page = await (await browser.newContext({ viewport: DESKTOP, baseURL: SITE })).newPage();
  const driver = mouseDriver(page);
  await page.goto('/demo/ai-adventure-park-demo');
  await page.getByRole('button', { name: /^Play as/ }).waitFor();
  await takeScreenshot(page, 'avatars');
  await chooseAvatar(driver, 'Aria');
  await page.getByRole('button', { name: 'Start Your Adventure' }).waitFor();
  await waitUntilStill(page);
  await takeScreenshot(page, 'welcome');
  await readWelcome(driver);
  await waitUntilStill(page);
  await takeScreenshot(page, 'realm-gate');
  await navigateByPlaces(driver, 'wizard');
  await page.locator('[data-dialogue]').waitFor({ timeout: 90_000 });
  await page.waitForTimeout(6000);
  await takeScreenshot(page, 'dialogue');
  await readConversation(driver);
  await waitUntilStill(page);
  await takeScreenshot(page, 'lesson-cycle');
  await shootExplanation(page);
  await shootLab(page);
  shootActivities(page);
  await learnProjectCycle(driver);
  await waitUntilStill(page);
  await takeScreenshot(page, 'realm-plaza');
  await shootDetail(page, 'walk', { left: 400, top: 110, width: 860 });
  await page.getByRole('button', { name: /^Places and people/ }).click();
  await page.getByRole('button', { name: 'Walk to Old Rowan' }).click();
  await page.locator('#world[data-near="talking-tree"]').waitFor({ timeout: 90_000 });
  await waitUntilStill(page);
  await takeScreenshot(page, 'realm-grove');
  await page.keyboard.press('e');
  await page.locator('[data-dialogue]').waitFor({ timeout: 90_000 });
  await readConversation(driver);
  await waitUntilStill(page);
  await takeScreenshot(page, 'lesson-domains');
  await learnDomains(driver);
  await navigateByPlaces(driver, 'robot');
  await readConversation(driver);
  await waitUntilStill(page);
  await takeScreenshot(page, 'lesson-ethics');
  await learnEthics(driver);
  await passQuiz(driver);
  const leaving = leaveThroughExit(driver, navigateByPlaces);
  await page.getByRole('dialog', { name: 'Share Your Experience' }).waitFor({ timeout: 120_000 });
  await takeScreenshot(page, 'feedback');
  await page.getByText('Entering Next Realm...').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(900);
  await takeScreenshot(page, 'transition');
  await leaving.catch(() => undefined);
  await page.context().close();
}

async function shootPhone(browser: Browser): Promise<void> {
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
  await chooseAvatar(mouseDriver(page), 'Jax');
  await readWelcome(mouseDriver(page));
  await waitUntilStill(page);
  await takeScreenshot(page, 'realm-phone');
  await context.close();
}

/** `npm run screenshots -- site`, `phone`, `play`, `maps`, `realms`, `python`, `film`, `platform` or `gallery` takes only these; `realms` may be followed by ids. */
const [only, ...ids] = process.argv.slice(2);

const realms = (browser: Browser) =>
  walkRealms(browser, SITE, ids, (image, name) => saveScreenshot(image, `world/${name}`));

const python = (browser: Browser) => shootPython(browser, SITE, saveScreenshot);

const data = mkdtempSync(join(tmpdir(), 'lanternwise-shots-'));
const platform = (browser: Browser) => shootPlatform(browser, SITE, data, saveScreenshot);
// Where the journeys' helpers grant plans.
process.env.E2E_DATA_DIR = data;
mkdirSync(join(FOLDER, 'world'), { recursive: true });
mkdirSync(DETAILS, { recursive: true });
const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(PORT), DATA_DIR: data, NODE_ENV: 'production', ACCESS: 'open' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
decideCookies(browser);
try {
  process.stdout.write(`${english.park.realm.title}\n`);
  for (const [name, take] of Object.entries({
    maps: shootMapSheet,
    site: shootSite,
    phone: shootPhone,
    play: shootPlaythrough,
    realms,
    python,
    platform,
    film: async () => saveScreenshot(takeFilmStrip(), 'film-strip'),
    gallery: makeGallery,
  }))
    if (!only || only === name) await take(browser);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
