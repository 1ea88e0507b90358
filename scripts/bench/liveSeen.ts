// Measures how soon three children in browsers of their own see what the teacher does in a fourth: from the press to the frame, by the client's mark.
// Alone: `node --import tsx scripts/bench/liveSeen.ts` prints one JSON object. Needs the built site in client/dist.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { createLiveClass, type LiveClass, signOf } from '../../client/e2e/support/liveClass.ts';
import { SEEN_MARK } from '../../client/src/app/hosts/live/useSeenMark.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { ROOT } from '../lib/processes.mjs';
import { openContextsOf } from '../live/siteContexts.ts';
import { atMost, type ResultRow } from './report.ts';
import { startMeasuredServer } from './serverProcess.ts';
import { type Percentiles, percentiles } from './statistics.ts';

const CHILDREN = ['Asha', 'Ravi', 'Bina'];
/** Each a pause and its end. */
const PAUSES = 20;
const LIMIT_MS = 1000;

export interface LiveSeenMetrics {
  /** From the teacher's press to the sign of the live lesson on each child's screen. */
  start: Percentiles;
  /** From the press to the pause, and to its end. */
  pause: Percentiles;
}

type SeenWindow = Window & { seen?: Record<number, number> };

/** Runs in the page, before its scripts: when each command was seen, in ms since 1970. */
function noteMarks(name: string): void {
  const seen: Record<number, number> = {};
  (window as SeenWindow).seen = seen;
  new PerformanceObserver((list) => {
    for (const mark of list.getEntriesByName(name) as PerformanceMark[])
      seen[mark.detail as number] ??= performance.timeOrigin + mark.startTime;
  }).observe({ type: 'mark' });
}

async function seenAt(page: Page, seq: number): Promise<number> {
  const handle = await page.waitForFunction((number) => (window as SeenWindow).seen?.[number], seq);
  return (await handle.jsonValue()) as number;
}

/** Presses a button of the teacher's; returns for each child the time from the request to the frame that shows what it did. */
async function press({ teacher, children }: LiveClass, name: string, seq: number, path: RegExp): Promise<number[]> {
  const asked = teacher.waitForRequest((request) => request.method() === 'POST' && path.test(request.url()));
  await teacher.locator('button:not([aria-busy="true"])', { hasText: name }).click();
  const request = await asked;
  const seen = await Promise.all(Object.values(children).map(({ page }) => seenAt(page, seq)));
  await request.response();
  const from = request.timing().startTime;
  return seen.map((at) => at - from);
}

export async function measureLiveSeen(log: (what: string) => void): Promise<LiveSeenMetrics> {
  const data = mkdtempSync(join(tmpdir(), 'lanternwise-live-seen-'));
  const environment = { DATA_DIR: data, NODE_ENV: 'production', ACCESS: 'open' };
  const server = await startMeasuredServer(join(ROOT, 'server/src/server.ts'), environment);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  openContextsOf(browser, `http://localhost:${server.port}`, noteMarks, SEEN_MARK);
  try {
    log(`live lesson: ${CHILDREN.length} children see ${2 * PAUSES} commands`);
    const live = await createLiveClass(browser, 'Class 7B', CHILDREN);
    const { teacher, children, path } = live;
    const opened = Object.values(children).map(async ({ page }) => {
      const stream = page.waitForResponse((reply) => reply.url().includes('/live/stream'));
      await page.goto('/School/ClassX/Maps');
      await stream;
    });
    await Promise.all(opened);
    await teacher.goto(path);
    const start = await press(live, 'Start live lesson', 1, /\/live$/);
    for (const { page } of Object.values(children)) await expect(signOf(page)).toBeVisible();
    const pauses: number[] = [];
    for (let step = 0; step < 2 * PAUSES; step += 1) {
      const name = step % 2 ? 'Go on' : 'Pause all';
      pauses.push(...(await press(live, name, step + 2, /\/live\/commands$/)));
      for (const { page } of Object.values(children))
        await expect(page.getByRole('dialog', { name: /paused the lesson/ })).toHaveCount(step % 2 ? 0 : 1);
    }
    return { start: percentiles(start), pause: percentiles(pauses) };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

export const liveSeenRows = ({ start, pause }: LiveSeenMetrics): ResultRow[] => [
  atMost("Live lesson: from the teacher's start to the sign on the last child's screen", LIMIT_MS, 'ms', start.p99),
  atMost("Live lesson: from the teacher's press to a child's frame, p99", LIMIT_MS, 'ms', pause.p99),
];

export const liveSeenNotes = ({ pause }: LiveSeenMetrics): string[] => [
  `Live lesson in four browsers, from the press to a child's frame: p50 ${pause.p50} ms of ${pause.count}.`,
];

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${JSON.stringify(await measureLiveSeen(() => undefined), null, 2)}\n`);
}
