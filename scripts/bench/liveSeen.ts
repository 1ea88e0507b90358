// Measures how soon three children in browsers of their own see what the teacher does in a fourth: from the press to the frame.
// Alone: `node --import tsx scripts/bench/liveSeen.ts` prints one JSON object. Needs the built site in client/dist.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createLiveClass, type LiveClass } from '../../client/e2e/support/liveClass.ts';
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
const SIGN = '[data-live-sign]';
const PAUSE = '[data-lesson-hold]';

export interface LiveSeenMetrics {
  /** From the teacher's press to the sign of the live lesson on each child's screen. */
  start: Percentiles;
  /** From the press to the pause, and to its end. */
  pause: Percentiles;
}

/** The first frame, in ms since 1970, at which the element is there, or is there no more. */
async function seenAt(page: Page, selector: string, isThere: boolean): Promise<number> {
  const handle = await page.waitForFunction(
    ([css, wanted]) => (document.querySelector(css) !== null) === wanted && performance.timeOrigin + performance.now(),
    [selector, isThere] as const,
  );
  return (await handle.jsonValue()) as number;
}

/** Presses a button of the teacher's; returns for each child the time from the request to the frame that shows what it did. */
async function press(
  { teacher, children }: LiveClass,
  name: string,
  path: RegExp,
  selector: string,
  isThere: boolean,
): Promise<number[]> {
  const seen = Promise.all(Object.values(children).map(({ page }) => seenAt(page, selector, isThere)));
  const asked = teacher.waitForRequest((request) => request.method() === 'POST' && path.test(request.url()));
  await teacher.locator('button:not([aria-busy="true"])', { hasText: name }).click();
  const request = await asked;
  await request.response();
  const from = request.timing().startTime;
  return (await seen).map((at) => at - from);
}

export async function measureLiveSeen(log: (what: string) => void): Promise<LiveSeenMetrics> {
  const data = mkdtempSync(join(tmpdir(), 'lanternwise-live-seen-'));
  const environment = { DATA_DIR: data, NODE_ENV: 'production', ACCESS: 'open' };
  const server = await startMeasuredServer(join(ROOT, 'server/src/server.ts'), environment);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  openContextsOf(browser, `http://localhost:${server.port}`);
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
    const start = await press(live, 'Start live lesson', /\/live$/, SIGN, true);
    const pauses: number[] = [];
    for (let step = 0; step < 2 * PAUSES; step += 1) {
      const isPause = step % 2 === 0;
      pauses.push(...(await press(live, isPause ? 'Pause all' : 'Go on', /\/live\/commands$/, PAUSE, isPause)));
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
