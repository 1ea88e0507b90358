// Measures what a first visit costs in a real browser: JavaScript and art by route (gzip), and the time until the realm can be played.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from '@playwright/test';
import { ATLAS_FORMAT } from '../../shared/src/constants/pictures.ts';
import { AVATARS } from '../../shared/src/constants/users.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { type BlockEditorMetrics, measureBlockEditor } from './blockEditor.ts';
import { median } from './statistics.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const PORT = 4487;
const SITE = `http://localhost:${PORT}`;
/** Facts say: 9 Mbps, 100 ms, CPU 4 times slower: a 4 GB Chromebook on a school's network. */
const NETWORK = {
  downloadThroughput: (9_000_000 / 8) | 0,
  uploadThroughput: (3_000_000 / 8) | 0,
  latency: 100,
  offline: false,
};
const CPU_SLOWDOWN = 4;
const STARTS = 3;

/** What visitors read without an account; a post has less than the list of blogs. */
const PUBLIC_PAGES = [
  '/courses',
  '/courses/ai-adventure',
  '/courses/map-making',
  '/about-us',
  '/gallery',
  '/blogs',
  '/pricing',
  '/teacher/resources',
  '/contact-us',
  '/newsletter',
  '/terms-conditions',
  '/privacy-policy',
] as const;

export interface PageLoadMetrics extends BlockEditorMetrics {
  siteJsKb: number;
  /** All scripts of each page; the largest first. */
  publicPages: { path: string; jsKb: number }[];
  realmJsKb: number;
  /** The realm's own pictures, as transferred: its tiles, props and people. */
  realmArtKb: number;
  /** What every realm shares: townsfolk, items, the avatars and their portraits. */
  sharedArtKb: number;
  /** Milliseconds from navigation to the world being ready, throttled, empty cache; median of three starts. */
  playableMs: number;
}

/** Built names carry eight characters of their content's hash; portraits and sheets of an avatar bear its name. */
const SHARED_ART = new RegExp(
  `/(npcs|npcs-guides|items|rewards|${AVATARS.join('|')})-[\\w-]{8}\\.(?:webp|${ATLAS_FORMAT})$|^/Avatars/|/(logo|hero)`,
);

const PICTURE = new RegExp(`\\.(?:webp|${ATLAS_FORMAT}|png|svg)$`);

/** Bytes by kind of everything a page loads until `until` resolves. */
async function measureTransfer(context: BrowserContext, path: string, until: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  const bytes = { js: 0, art: 0, shared: 0 };
  const reading: Promise<void>[] = [];
  const addScript = async (response: Response) => {
    bytes.js += gzipSync(await response.body()).length;
  };
  // By its size on the line: what a page has read through `fetch` cannot be asked for again.
  const addPicture = async (response: Response, kind: 'art' | 'shared') => {
    await response.finished();
    bytes[kind] += (await response.request().sizes()).responseBodySize;
  };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isScript = pathname.endsWith('.js');
    if (!isScript && !PICTURE.test(pathname)) return;
    const added = isScript ? addScript(response) : addPicture(response, SHARED_ART.test(pathname) ? 'shared' : 'art');
    // What comes when the page closes does not count.
    reading.push(added.catch(() => undefined));
  });
  await page.goto(SITE + path);
  await until(page);
  await Promise.all(reading);
  await page.close();
  return bytes;
}

/** A prerendered page loads its scripts after its first paint, when the network may have rested already. */
const waitForNetworkIdle = async (page: Page) => {
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};
/** The curtain is up: the map has drawn its first frame. */
const waitUntilPlayable = async (page: Page) =>
  void (await page.locator('[data-world="ready"]').waitFor({ timeout: 60_000 }));
/** With the pictures that come after the first frame. */
const waitForWholeWorld = async (page: Page) => {
  await waitUntilPlayable(page);
  await page.waitForLoadState('networkidle');
};

async function measureThrottledStart(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const from = Date.now();
  await page.goto(`${SITE}/demo/ai-adventure-park-demo`);
  await waitUntilPlayable(page);
  const took = Date.now() - from;
  await context.close();
  return took;
}

/** Needs the built site in client/dist. */
export async function measurePageLoad(log: (what: string) => void = () => {}): Promise<PageLoadMetrics> {
  const data = mkdtempSync(join(tmpdir(), 'lanternwise-bench-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: data, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    await waitForServer();
    const context = () => browser.newContext({ viewport: { width: 640, height: 360 } });
    log('what a first visit loads');
    const site = await measureTransfer(await context(), '/', waitForNetworkIdle);
    const pages: { path: string; js: number }[] = [];
    for (const path of PUBLIC_PAGES)
      pages.push({ path, ...(await measureTransfer(await context(), path, waitForNetworkIdle)) });
    const realm = await measureTransfer(await context(), '/demo/ai-adventure-park-demo', waitUntilPlayable);
    const { art, shared } = await measureTransfer(await context(), '/demo/ai-adventure-park-demo', waitForWholeWorld);
    const starts: number[] = [];
    for (let start = 1; start <= STARTS; start += 1) {
      log(`time until the realm can be played, start ${start} of ${STARTS}`);
      starts.push(await measureThrottledStart(browser));
    }
    log('the block editor, three starts');
    const editor = await measureBlockEditor(browser, SITE);
    const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
    return {
      siteJsKb: kb(site.js),
      publicPages: pages.map(({ path, js }) => ({ path, jsKb: kb(js) })).sort((a, b) => b.jsKb - a.jsKb),
      realmJsKb: kb(realm.js),
      realmArtKb: kb(art),
      sharedArtKb: kb(shared),
      playableMs: median(starts),
      ...editor,
    };
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

async function waitForServer(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const up = await fetch(`${SITE}/api/v1/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not come up');
}

if (process.argv[1]?.endsWith('pageLoad.ts')) process.stdout.write(`${JSON.stringify(await measurePageLoad())}\n`);
