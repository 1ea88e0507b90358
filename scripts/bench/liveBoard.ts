// Measures main-thread work per frame on a live lesson's board: 60 learners, 60 changes a second, CPU slowed 4×.
// Alone: `node --import tsx scripts/bench/liveBoard.ts` prints one JSON object. The lines come from the page itself, so that only the page counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { decideCookies } from '../../client/e2e/support/cookieChoice.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { ROOT } from '../lib/processes.mjs';
import { type LiveSource, streamLessonInPage } from './liveSource.ts';
import { atMost, type ResultRow } from './report.ts';
import { startMeasuredServer } from './serverProcess.ts';
import { type Percentiles, percentiles } from './statistics.ts';

const LEARNERS = 60;
const CHANGES_A_SECOND = 60;
const SECONDS = 20;
const CPU_SLOWDOWN = 4;
const FRAME_LIMIT_MS = 16;
/** As in inp.ts: without a simulated graphics card, which no teacher has. */
const FLAGS = CHROMIUM_FLAGS.filter((flag) => !/use-gl|angle|swiftshader/.test(flag));

const VIEWS = ['tiles', 'map', 'one realm'] as const;
type View = (typeof VIEWS)[number];

export interface LiveBoardMetrics {
  /** CPU milliseconds of the page's thread from one frame to the next: messages, React, layout, painting. */
  frames: Record<View, Percentiles>;
}

interface TraceEvent {
  name: string;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** CPU time of all tasks of the main thread between frames, in ms a frame; frames in which nothing ran are left out. */
function workPerFrame(events: readonly TraceEvent[]): number[] {
  const begins = events.filter(({ name }) => name === 'FireAnimationFrame').sort((a, b) => a.ts - b.ts);
  const thread = begins[0]?.tid;
  const tasks = events.filter(({ name, tid, tdur }) => name === 'RunTask' && tid === thread && tdur !== undefined);
  const work = begins.map(() => 0);
  let frame = -1;
  for (const { ts, dur = 0, tdur = 0 } of tasks.sort((a, b) => a.ts - b.ts)) {
    while (frame + 1 < begins.length && (begins[frame + 1]?.ts ?? 0) <= ts + dur) frame += 1;
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + tdur / 1000;
  }
  return work.filter((ms) => ms > 0);
}

async function trace(page: Page, session: CDPSession): Promise<number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordAsMuchAsPossible',
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await page.waitForTimeout(SECONDS * 1000);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return workPerFrame(events);
}

/** Registers a teacher with a class; its session belongs to this context. Returns the token and the id of the class. */
async function createClass({ request }: BrowserContext): Promise<{ token: string; groupId: string }> {
  const post = async (path: string, data: object, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await request.post(`/api/v1/${path}`, { data, headers });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as { token: string; group: { id: string } };
  };
  const account = { username: 'bench-teacher', password: 'seven lanterns glow', ageBand: '18+' };
  const { token: first } = await post('auth/register', account);
  const { token } = await post('update-role', { role: 'Teacher' }, first);
  const { group } = await post('groups', { name: 'Class 7B' }, token);
  return { token, groupId: group.id };
}

export async function measureLiveBoard(log: (what: string) => void): Promise<LiveBoardMetrics> {
  const data = mkdtempSync(join(tmpdir(), 'lanternwise-live-board-'));
  const environment = { DATA_DIR: data, NODE_ENV: 'production' };
  const server = await startMeasuredServer(join(ROOT, 'server/src/server.ts'), environment);
  const site = `http://localhost:${server.port}`;
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
  decideCookies(browser);
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: site });
    const { token, groupId } = await createClass(context);
    await context.addInitScript((stored) => sessionStorage.setItem('token', stored), token);
    // tsx wraps the functions inside a page's function in this helper, which the page does not have.
    await context.addInitScript('globalThis.__name = (each) => each');
    const source: LiveSource = { groupId, learners: LEARNERS, changesASecond: CHANGES_A_SECOND };
    await context.addInitScript(streamLessonInPage, source);
    const frames = {} as LiveBoardMetrics['frames'];
    for (const view of VIEWS) {
      log(`live board: ${view}, ${LEARNERS} learners, ${CHANGES_A_SECOND} changes a second for ${SECONDS} s`);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.goto(`/teacher/groups/${groupId}/live`);
      await page
        .locator('[data-learner]')
        .nth(LEARNERS - 1)
        .waitFor();
      if (view !== 'tiles') await page.getByRole('button', { name: 'Map', exact: true }).click();
      if (view === 'one realm')
        await page
          .getByRole('button', { name: /^Show .* large$/ })
          .first()
          .click();
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.waitForTimeout(2000);
      frames[view] = percentiles(await trace(page, session));
      await page.close();
    }
    return { frames };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

export const liveBoardRows = ({ frames }: LiveBoardMetrics): ResultRow[] =>
  VIEWS.map((view) =>
    atMost(
      `Live lesson, ${view}: work per frame with ${LEARNERS} learners and ${CHANGES_A_SECOND} changes a second, CPU ${CPU_SLOWDOWN}×, p99`,
      FRAME_LIMIT_MS,
      'ms',
      frames[view].p99,
    ),
  );

export const liveBoardNotes = ({ frames }: LiveBoardMetrics): string[] => [
  `Live board, p50 of the work per frame: ${VIEWS.map((view) => `${view} ${frames[view].p50} ms of ${frames[view].count} frames`).join(', ')}.`,
];

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${JSON.stringify(await measureLiveBoard(() => undefined), null, 2)}\n`);
}
