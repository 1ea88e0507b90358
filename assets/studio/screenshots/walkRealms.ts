// Walks realms one after the other with a new account, says what was met and takes two pictures of each.
// By itself against a server that runs: `SITE=http://localhost:3000 LOOK=/tmp/look node --import tsx assets/studio/screenshots/walkRealms.ts [--sights|--best] [realm…]`
// keeps every picture as PNG in LOOK; with --sights it goes only where the view is, with --best to the two best. The server needs ACCESS=open.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/lib/chromium.mjs';
import { readMapFile } from '../../../scripts/maps/readMap.ts';
import { MAP_IDS, type MapId } from '../../../shared/src/constants/realms.ts';
import { screenshotPoints } from './screenshotPoints.ts';
import { enterRealm, type Log, visitEverything, walkTo } from './walkRealm.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const SMALL = { width: 960, height: 540 };
const DESKTOP = { width: 1366, height: 768 };
/** Signs and hints have gone by then. */
const SETTLE_MS = 1200;

/** Keeps a picture called `<realm>-<name>`. */
type SaveScreenshot = (image: Buffer, name: string) => Promise<void> | void;

const log: Log = (line) => void process.stdout.write(`${line}\n`);

async function register(page: Page): Promise<void> {
  const name = `walk${Date.now().toString(36)}`;
  await page.goto('/register', { timeout: 120_000 });
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns glow');
  await page.getByRole('radio', { name: '18' }).first().click();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
}

const pathOf = (realm: MapId) => (realm === 'demo' ? '/demo' : `/Grassroot/${realm}`);

function startButtonLabel(realm: MapId): string {
  const file = join(ROOT, `shared/content/realms/${realm}/realm.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { welcome: { button: string } }).welcome.button;
}

interface WalkOptions {
  /** Talks to everybody and picks up everything before looking round. */
  people: boolean;
  /** Takes the other pictures too. */
  all: boolean;
}

async function walkRealm(
  page: Page,
  realm: MapId,
  { people, all }: WalkOptions,
  saveScreenshot: SaveScreenshot,
): Promise<void> {
  log(realm);
  await enterRealm(page, pathOf(realm), startButtonLabel(realm));
  const { map } = readMapFile(join(ROOT, `tiled-maps/${realm}/${realm}.tmj`));
  if (!map) throw new Error(`The map of ${realm} is broken: npm run maps says how.`);
  const takeScreenshot = async (name: string) => {
    // Small screens walk faster where pixels are drawn by the processor.
    await page.setViewportSize(DESKTOP);
    await page.waitForTimeout(SETTLE_MS);
    await saveScreenshot(await page.screenshot(), `${realm}-${name}`);
    await page.setViewportSize(SMALL);
  };
  const takeToo = all ? takeScreenshot : async () => undefined;
  await takeToo('start');
  if (people) await visitEverything(page, log, takeToo);
  const { best, more } = screenshotPoints(realm);
  for (const [index, point] of [...best, ...(all ? more : [])].entries()) {
    const left = await walkTo(page, map, point);
    if (left > 60) log(`  BAD ${Math.round(left)} short of ${point.x},${point.y}`);
    await takeScreenshot(String(index + 1));
  }
}

export async function walkRealms(
  browser: Browser,
  baseURL: string,
  ids: readonly string[],
  saveScreenshot: SaveScreenshot,
  how: WalkOptions = { people: true, all: false },
): Promise<void> {
  const context = await browser.newContext({ viewport: SMALL, baseURL });
  const page = await context.newPage();
  page.on('pageerror', (error) => log(`  BAD page: ${error.message}`));
  page.on('console', (line) => {
    if (line.type() === 'warning' && !/GPU|WebGL|AudioContext/.test(line.text())) log(`  warning: ${line.text()}`);
  });
  await register(page);
  for (const realm of MAP_IDS) {
    if (ids.length > 0 && !ids.includes(realm)) continue;
    await walkRealm(page, realm, how, saveScreenshot).catch((error: Error) =>
      log(`  BAD ${error.message.split('\n')[0]}`),
    );
  }
  await context.close();
}

async function main(): Promise<void> {
  const { SITE = 'http://localhost:3000', LOOK = '/tmp/look' } = process.env;
  const given = process.argv.slice(2);
  mkdirSync(LOOK, { recursive: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  const ids = given.filter((each) => !each.startsWith('--'));
  const saveScreenshot: SaveScreenshot = (image, name) => writeFileSync(join(LOOK, `${name}.png`), image);
  await walkRealms(browser, SITE, ids, saveScreenshot, {
    people: !given.some((each) => each.startsWith('--')),
    all: !given.includes('--best'),
  }).finally(() => browser.close());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
