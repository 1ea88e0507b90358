// Measures what the tractor's block editor loads, and how long it takes on a slow processor.
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { median } from './statistics.ts';

const CPU_SLOWDOWN = 4;
const STARTS = 3;
/** Prefetched while the field is introduced. */
const EDITOR_CHUNK = /\/BlockEditor-[\w-]+\.js$/;
const WALK_TIMEOUT_MS = 120_000;

export interface BlockEditorMetrics {
  /** Blockly with its blocks and words, which only the tractor loads, gzip. */
  blocksJsKb: number;
  /** Milliseconds from the start button to the workspace, throttled, nothing cached; median of three. */
  editorMs: number;
}

/** A guest who has done all but the tractor's task. */
const BEFORE_TRACTOR = {
  epoch: 0,
  entered: true,
  done: ['armour-found', 'hat-found', 'nova-concepts', 'nova-types', 'tutorial-finished'],
  collected: ['magic-hat', 'mystical-armour'],
  pages: {},
  activities: {},
  cards: {},
  lanterns: [],
  completed: false,
};

async function openField(page: Page, site: string): Promise<void> {
  await page.addInitScript((state) => {
    localStorage.setItem('lanternwise:avatar', 'aria');
    localStorage.setItem('lanternwise:progress:guest:robo-realm', JSON.stringify(state));
  }, BEFORE_TRACTOR);
  await page.goto(`${site}/demo/robo-realm-demo`);
  await page.locator('[data-world="ready"]').waitFor({ timeout: WALK_TIMEOUT_MS });
  await page.getByRole('button', { name: 'Places and people' }).click();
  await page.getByRole('button', { name: 'Go and talk: Balbir' }).first().click();
  const advance = page.locator('button[data-advance]');
  await advance.waitFor({ timeout: WALK_TIMEOUT_MS });
  while (await advance.isVisible()) await advance.click().catch(() => undefined);
}

async function measureStart(browser: Browser, site: string): Promise<{ ms: number; bytes: number }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 641 } });
  const page = await context.newPage();
  const reading: Promise<number>[] = [];
  const prefetched = page.waitForResponse((response) => EDITOR_CHUNK.test(response.url()), {
    timeout: WALK_TIMEOUT_MS,
  });
  page.on('response', (response) => {
    if (!EDITOR_CHUNK.test(response.url())) return;
    reading.push(response.body().then((body) => gzipSync(body).length));
  });
  await openField(page, site);
  // A child who reads why there are blocks at all has the editor by then.
  await prefetched;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const from = performance.now();
  await page.locator('[data-control="start"]').click();
  await page.locator('.blocklyWorkspace').first().waitFor({ timeout: WALK_TIMEOUT_MS });
  const ms = performance.now() - from;
  const sizes = await Promise.all(reading);
  await context.close();
  return { ms, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** `site` serves the built client. */
export async function measureBlockEditor(browser: Browser, site: string): Promise<BlockEditorMetrics> {
  const starts = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await measureStart(browser, site));
  return {
    blocksJsKb: Math.round((starts[0]?.bytes ?? 0) / 102.4) / 10,
    editorMs: Math.round(median(starts.map(({ ms }) => ms))),
  };
}
