// Measures the pages of teachers and Admins with many rows: server time, time on screen, a heat map of 60 × 80.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { HEAT_MAP_CELLS } from '../../shared/src/contracts/lessonEvidence.ts';
import type { HeatMap } from '../../shared/src/contracts/reports.ts';
import { chromiumPath } from '../lib/chromium.mjs';
import { HEAT_MAP_GROUP, HEAT_MAP_LEARNERS } from './heatMapSeed.ts';
import { ACCOUNTS, GROUP, type SessionTokens, STUDENTS, seedPlatform } from './platformSeed.ts';
import type { ResultRow } from './report.ts';
import { startMeasuredServer } from './serverProcess.ts';
import { median, roundTo } from './statistics.ts';

const ENTRY = new URL('../../server/src/server.ts', import.meta.url).pathname;
const CPU_SLOWER = 4;
const CALLS = 15;
const VISITS = 9;
/** Pages without WebGL: the emulated GPU of the worlds would cost them more than they do. */
const FLAGS = ['--no-sandbox', '--disable-gpu'];
const [LEARNERS, LESSONS] = [60, 80];

export interface PlatformMetrics {
  studentsMs: number;
  usersMs: number;
  /** The slowest of the Admin's home, search, groups, teachers and revenue. */
  adminMs: number;
  /** A class of 60 with names, on all lessons of the course. */
  heatMapMs: number;
  /** Milliseconds from navigation to the first paint, and to the list being on screen; CPU 4×, empty cache. */
  students: PageTimings;
  users: PageTimings;
  /** From the answer being read to the painted first screen and to the last painted row, and CPU time of the page's thread from the click on. */
  heatMap: { screenMs: number; wholeMs: number; threadMs: number };
}
interface PageTimings {
  paint: number;
  list: number;
}

const LISTS = {
  students: ['page=1', 'sort=name', 'sort=last-active', 'search=pil99', 'help=1', 'sort=progress&page=200'],
  users: ['page=1', 'search=pil99', 'page=1000', 'role=Teacher', 'sort=newest'],
};

/** The Admin's other lists, by path. */
const ADMIN_LISTS: Readonly<Record<string, readonly string[]>> = {
  overview: ['utcOffset=330'],
  search: ['search=pil99', 'search=zzz'],
  groups: ['page=1', 'search=a', 'sort=students'],
  teachers: ['state=waiting', 'state=confirmed', 'search=a'],
  revenue: ['page=1'],
};

/** The slowest of some ways to ask, each the median of several calls, with the server to itself. */
async function measureSlowest(
  site: string,
  path: string,
  queries: readonly string[],
  who: SessionTokens,
): Promise<number> {
  const headers = { authorization: `Bearer ${who.token}`, cookie: `bind=${who.bind}` };
  const found: number[] = [];
  for (const way of queries) {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const from = performance.now();
      const reply = await fetch(`${site}${path}?${way}`, { headers });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path}?${way} answered ${reply.status}`);
      times.push(performance.now() - from);
    }
    found.push(median(times));
  }
  return roundTo(Math.max(...found), 1);
}

async function openPage(browser: Browser, site: string, who: SessionTokens): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addCookies([{ name: 'bind', value: who.bind, url: site }]);
  const page = await context.newPage();
  await page.addInitScript((token) => sessionStorage.setItem('token', token), who.token);
  return page;
}

async function measurePage(browser: Browser, url: URL, who: SessionTokens, row: string): Promise<PageTimings> {
  const visits: PageTimings[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await openPage(browser, url.origin, who);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.goto(url.href);
    await page.locator(row).first().waitFor();
    visits.push(
      await page.evaluate(() => ({
        list: performance.now(),
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      })),
    );
    await page.context().close();
  }
  const of = (key: keyof PageTimings) => Math.round(median(visits.map((visit) => visit[key])));
  return { paint: of('paint'), list: of('list') };
}

const largeHeatMap: HeatMap = {
  group: { id: GROUP, name: 'Class 0' },
  lessons: Array.from({ length: LESSONS }, (_, at) => ({
    realm: 'robo-realm',
    realmTitle: `Realm ${Math.floor(at / 8)}`,
    ref: `lesson-${at}`,
    title: `Lesson ${at}`,
  })),
  learners: Array.from({ length: LEARNERS }, (_, row) => ({
    id: `learner-${row}`,
    name: `Learner ${row}`,
    username: `learner-${row}`,
    needsHelp: row % 3,
    cells: Array.from(
      { length: LESSONS },
      (_none, at) => HEAT_MAP_CELLS[(row * 7 + at * 3) % HEAT_MAP_CELLS.length],
    ).join(''),
  })),
  misconceptions: [],
};

/** Marks when the answer was read and when the frames with the table and with its last row were painted. (Text: the loader's helpers are not in the page.) */
const TIMING_SCRIPT = `
for (const how of ['json', 'text']) {
  const read = Response.prototype[how];
  Response.prototype[how] = async function () {
    const body = await read.call(this);
    if (this.url.endsWith('/heat-map')) performance.mark('heat-map-read');
    return body;
  };
}
// A task that begins after the next frame: that frame holds what was found.
const mark = (name) => requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
let begun = false;
const watch = new MutationObserver(() => {
  const rows = document.querySelectorAll('[data-heat-map] tbody tr').length;
  if (rows === 0) return;
  if (!begun) mark('heat-map-screen');
  begun = true;
  if (rows < ${LEARNERS}) return;
  watch.disconnect();
  mark('heat-map-whole');
});
watch.observe(document, { childList: true, subtree: true });`;

async function measureHeatMap(browser: Browser, site: string, who: SessionTokens) {
  const [screen, whole, thread]: [number[], number[], number[]] = [[], [], []];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await openPage(browser, site, who);
    await page.addInitScript({ content: TIMING_SCRIPT });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    await page.route('**/heat-map', (route) => route.fulfill({ json: { success: true, ...largeHeatMap } }));
    await page.goto(`${site}/teacher/groups/${GROUP}`);
    await page.getByRole('tab', { name: 'Progress' }).waitFor();
    const before = await busy();
    await page.getByRole('tab', { name: 'Progress' }).click();
    await page.waitForFunction(() => performance.getEntriesByName('heat-map-whole').length > 0);
    const until = (mark: string) => performance.measure('heat-map', 'heat-map-read', mark).duration;
    screen.push(await page.evaluate(until, 'heat-map-screen'));
    whole.push(await page.evaluate(until, 'heat-map-whole'));
    thread.push((await busy()) - before);
    await page.context().close();
  }
  return {
    screenMs: roundTo(median(screen), 1),
    wholeMs: roundTo(median(whole), 1),
    threadMs: roundTo(median(thread), 1),
  };
}

/** Needs the built site. */
export async function measurePlatform(log: (what: string) => void): Promise<PlatformMetrics> {
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-crowd-'));
  log(`platform: a database of ${ACCOUNTS} accounts`);
  const { teacher, admin } = await seedPlatform(process.env.DATABASE_URL ?? join(folder, 'lanternwise.sqlite'));
  const environment = { DATA_DIR: folder, HOST: '127.0.0.1', RATE_LIMIT: '1000000', NODE_ENV: 'production' };
  const server = await startMeasuredServer(ENTRY, { ...environment, LOG_LEVEL: 'error' });
  const site = `http://127.0.0.1:${server.port}`;
  try {
    log('platform: the lists of teachers and Admins, asked in every way');
    const studentsMs = await measureSlowest(site, '/api/v1/teacher/students', LISTS.students, teacher);
    const usersMs = await measureSlowest(site, '/api/v1/admin/users', LISTS.users, admin);
    let adminMs = 0;
    for (const [list, queries] of Object.entries(ADMIN_LISTS)) {
      adminMs = Math.max(adminMs, await measureSlowest(site, `/api/v1/admin/${list}`, queries, admin));
    }
    const heatMapPath = `/api/v1/teacher/groups/${HEAT_MAP_GROUP}/heat-map`;
    const heatMapMs = await measureSlowest(site, heatMapPath, ['lang=en', 'lang=hi'], admin);
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
    try {
      log('platform: the same in the browser, CPU 4×, and the heat map');
      const students = await measurePage(
        browser,
        new URL(`${site}/admin/students`),
        teacher,
        'a[href^="/admin/progress/"]',
      );
      const people = await measurePage(browser, new URL(`${site}/admin/users`), admin, 'a[href^="/admin/users/"]');
      const heatMap = await measureHeatMap(browser, site, teacher);
      return { studentsMs, usersMs, adminMs, heatMapMs, students, users: people, heatMap };
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function platformRows({
  studentsMs,
  usersMs,
  adminMs,
  heatMapMs,
  students,
  users,
  heatMap: { screenMs },
}: PlatformMetrics): ResultRow[] {
  const row = (figure: string, limit: number, value: number): ResultRow => ({
    metric: figure,
    target: `≤ ${limit} ms`,
    measured: `${value} ms`,
    passed: value <= limit,
  });
  return [
    row(`/admin/students of ${STUDENTS} students, slowest way to ask, server`, 60, studentsMs),
    row(`/admin/users of ${ACCOUNTS} accounts, slowest way to ask, server`, 60, usersMs),
    row(`The Admin's home, search, groups, teachers, revenue of ${ACCOUNTS} accounts, slowest, server`, 60, adminMs),
    row(`Heat map of ${HEAT_MAP_LEARNERS} students with names × all lessons of the course, server`, 100, heatMapMs),
    row('/admin/students, first paint, CPU 4×', 2000, students.paint),
    row('/admin/users, first paint, CPU 4×', 2000, users.paint),
    row(`Heat map of ${LEARNERS} × ${LESSONS} lessons, from its answer to the painted screen`, 100, screenMs),
  ];
}

export const platformNotes = ({ students, users, heatMap: { wholeMs, threadMs } }: PlatformMetrics): string[] => [
  `Heat map: its last row is painted ${wholeMs} ms after the answer; CPU time of the page's thread from the click on the tab ${threadMs} ms.`,
  `The list itself is on screen, CPU 4×: students after ${students.list} ms, users after ${users.list} ms.`,
];
