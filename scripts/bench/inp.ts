// Measures Interaction to Next Paint by Event Timing: clicks and types on the public pages of the built site and takes the worst interaction.
// Alone: `node --import tsx scripts/bench/inp.ts` prints one JSON object. A bench and not a test of `npm test`, because a time
// on the clock fails on a busy machine without a fault in the code.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { decideCookies } from '../../client/e2e/support/cookieChoice.ts';
import { readConfig } from '../../server/src/config.ts';
import { openStore } from '../../server/src/db/openStore.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { ROOT } from '../lib/processes.mjs';
import { SampleSchool } from '../seed-sample/SampleSchool.ts';
import { atMost, type ResultRow } from './report.ts';
import { startMeasuredServer } from './serverProcess.ts';
import { median } from './statistics.ts';

const INP_LIMIT_MS = 150;
const VISITS = 3;
/** As for the other figures: a Chromebook of a school. */
const CPU_SLOWDOWN = 4;
/**
 * The flags that give realms WebGL without a graphics card also raster every page in a simulated one: a frame then takes
 * up to a second, which no device of a visitor does. Without them Chromium draws pages as it does where there is no card.
 */
const FLAGS = CHROMIUM_FLAGS.filter((flag) => !/use-gl|angle|swiftshader/.test(flag));

interface Interaction {
  /** From the input to the next paint; browsers round it to 8 ms. */
  ms: number;
  /** The event and its target, such as "click button.lw-button". */
  what: string;
}

export interface InteractionMetrics {
  /** The worst interaction of each page: median of the visits, and the slowest kind of them. */
  pages: { path: string; worstMs: number; what: string }[];
}

interface ObservedWindow {
  interactions?: Map<number, Interaction>;
}

/** Starts to observe; the specification reports no event below 16 ms. */
function observeInteractions(): void {
  const found = new Map<number, Interaction>();
  (window as never as ObservedWindow).interactions = found;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      // Only presses and keys are interactions: hovering and scrolling are not.
      if (entry.interactionId === 0 || entry.duration <= (found.get(entry.interactionId)?.ms ?? 0)) continue;
      const target = entry.target instanceof Element ? entry.target : undefined;
      const what = `${entry.name} ${target?.tagName.toLowerCase() ?? ''} ${target?.textContent?.trim().slice(0, 30) ?? ''}`;
      found.set(entry.interactionId, { ms: entry.duration, what: what.trim() });
    }
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

const press = (page: Page, role: 'button' | 'link', name: RegExp | string) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click();

async function type(page: Page, role: 'searchbox' | 'combobox', words: string): Promise<void> {
  await page.getByRole(role).first().click();
  await page.keyboard.type(words, { delay: 60 });
}

/** What every page has: the theme, the menu and the owl. */
async function useFrame(page: Page): Promise<void> {
  await press(page, 'button', /light|dark/i);
  await press(page, 'button', 'More');
  await page.keyboard.press('Escape');
  await press(page, 'button', 'Ask Owl');
  await page.getByRole('textbox', { name: 'Your question' }).waitFor();
  await page.keyboard.type('how much does it cost', { delay: 60 });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('status').filter({ hasText: /\w/ }).waitFor();
  await page.keyboard.press('Escape');
}

/** What a visitor does on each page; the last step may lead to another page of the site. */
const JOURNEYS: readonly (readonly [path: string, act: (page: Page) => Promise<void>])[] = [
  [
    '/',
    async (page) => {
      await page.locator('#faq').scrollIntoViewIfNeeded();
      await page.locator('#faq summary').first().click();
      await press(page, 'button', 'हिन्दी');
    },
  ],
  [
    '/courses',
    async (page) => {
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL(/courses\/./);
    },
  ],
  [
    '/blogs',
    async (page) => {
      await type(page, 'searchbox', 'lantrens');
      await page.keyboard.press('Enter');
      await press(page, 'button', 'Clear search');
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    },
  ],
  [
    '/teacher/resources',
    async (page) => {
      await type(page, 'combobox', 'shortest way serch');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await press(page, 'link', 'Standards mapping');
    },
  ],
  ['/pricing', (page) => press(page, 'link', 'Courses')],
];

async function visit(browser: Browser, site: string, path: string, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(observeInteractions);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(site + path);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await useFrame(page);
  await act(page);
  // Entries come after the paint.
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => [...((window as never as ObservedWindow).interactions?.values() ?? [])]);
  await context.close();
  return found.reduce((worst, each) => (each.ms > worst.ms ? each : worst), { ms: 0, what: 'below 16 ms' });
}

export async function measureInteractions(log: (what: string) => void): Promise<InteractionMetrics> {
  const data = mkdtempSync(join(tmpdir(), 'lanternwise-interactions-'));
  const environment = { DATA_DIR: data, NODE_ENV: 'production' };
  const config = readConfig({ ...process.env, ...environment });
  const store = await openStore(config.database);
  await SampleSchool.seed(store, config);
  await store.close();
  const server = await startMeasuredServer(join(ROOT, 'server/src/server.ts'), environment);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
  // The cookie banner would lie over the page.
  decideCookies(browser);
  try {
    const pages: InteractionMetrics['pages'] = [];
    for (const [path, act] of JOURNEYS) {
      log(`interactions: ${path}, ${VISITS} visits`);
      const visits: Interaction[] = [];
      for (let count = 0; count < VISITS; count += 1)
        visits.push(await visit(browser, `http://localhost:${server.port}`, path, act));
      const worstMs = median(visits.map(({ ms }) => ms));
      pages.push({ path, worstMs, what: visits.find(({ ms }) => ms === worstMs)?.what ?? '' });
    }
    return { pages };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

export const interactionRows = ({ pages }: InteractionMetrics): ResultRow[] =>
  pages.map(({ path, worstMs }) =>
    atMost(`Worst interaction on ${path} to the next paint (INP, CPU ${CPU_SLOWDOWN}×)`, INP_LIMIT_MS, 'ms', worstMs),
  );

export const interactionNotes = ({ pages }: InteractionMetrics): string[] => [
  `Interactions by Event Timing, median of ${VISITS} visits; the slowest of each page: ${pages
    .map(({ path, worstMs, what }) => `${path} ${worstMs} ms (${what})`)
    .join(', ')}.`,
];

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${JSON.stringify(await measureInteractions(() => undefined), null, 2)}\n`);
}
