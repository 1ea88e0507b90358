// Measures the browser's Python on the built site's check page, and a bare pyodide in the same run to compare with.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { median, roundTo } from './statistics.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const PORT = 4488;
const SITE = `http://localhost:${PORT}`;
const STARTS = 3;
const NETWORK_20_MBPS = {
  downloadThroughput: 20_000_000 / 8,
  uploadThroughput: 5_000_000 / 8,
  latency: 20,
  offline: false,
};
const BARE_PAGE = '/bare-pyodide/';

export interface PythonMetrics {
  /** Milliseconds from opening the page to Python's ready: empty cache, full cache, a bare pyodide (empty cache), at 20 Mbps. */
  coldMs: number;
  cachedMs: number;
  bareColdMs: number;
  firstVisitMs: number;
  helloMs: number;
  /** From the end of a hard stop to the spare's being ready, and to the end of a smallest program in it. */
  swapMs: number;
  afterSwapMs: number;
  askSharedMs: number;
  askServiceWorkerMs: number;
  softStopMs: number;
  hardStopMs: number;
  /** Worst frame gap of the page, median of the floods; and while a program runs that prints nothing. */
  floodGapMs: number;
  calmGapMs: number;
  longestTaskMs: number;
  traceMs: number;
}

/** The page is steered through what it offers to tests; only the parts used here. */
interface Runtime {
  ready(): Promise<void>;
  run(code: string, options?: object): Promise<{ ms: number }>;
  trace(code: string): Promise<{ ms: number; steps: readonly unknown[] }>;
  answer(text: string): void;
  stop(): void;
  on(listener: (event: { kind: string }) => void): () => void;
}
declare global {
  interface Window {
    pythonCheck?: { runtime: Runtime; events: { kind: string; ms?: number }[] };
  }
}

async function measureReady(page: Page): Promise<number> {
  await page.goto(`${SITE}/python-check.html`);
  await page.waitForFunction(() => window.pythonCheck?.events.some(({ kind }) => kind === 'ready'), undefined, {
    timeout: 120_000,
  });
  return page.evaluate(() => window.pythonCheck?.events.find(({ kind }) => kind === 'ready')?.ms ?? Number.NaN);
}

async function measureStarts(
  browser: Browser,
  network?: typeof NETWORK_20_MBPS,
): Promise<[first: number, second: number]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (network) {
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', network);
    }
    const first = await measureReady(page);
    return [first, network ? Number.NaN : await measureReady(page)];
  } finally {
    await context.close();
  }
}

/** pyodide as its package is, on a page of its own, without our worker, library and snapshot. */
async function measureBareStart(browser: Browser): Promise<number> {
  const context = await browser.newContext({ bypassCSP: true });
  try {
    await context.route(`**${BARE_PAGE}*`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(BARE_PAGE.length);
      const types: Record<string, string> = { mjs: 'text/javascript', wasm: 'application/wasm' };
      const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return route.fulfill({ body: readFileSync(join(ROOT, 'node_modules/pyodide', name)), contentType });
    });
    const page = await context.newPage();
    await page.goto(`${SITE}/sw.js`);
    return await page.evaluate(async (base) => {
      const startedAt = performance.now();
      const { loadPyodide } = (await import(`${base}pyodide.mjs`)) as { loadPyodide(o: object): Promise<unknown> };
      await loadPyodide({ indexURL: base });
      return performance.now() - startedAt;
    }, `${SITE}${BARE_PAGE}`);
  } finally {
    await context.close();
  }
}

/** Milliseconds a question took from the worker's asking to its next one, answered at once; median of 50. */
const measureInput = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const runtime = window.pythonCheck?.runtime;
    const times: number[] = [];
    let last = 0;
    const forget = runtime?.on(({ kind }) => {
      if (kind !== 'ask') return;
      if (last > 0) times.push(performance.now() - last);
      last = performance.now();
      runtime.answer('x');
    });
    await runtime?.run('for i in range(51): input()');
    forget?.();
    return times.sort((a, b) => a - b)[25] ?? Number.NaN;
  });

/** Milliseconds from Stop to the end of the program, from there to a ready Python, and to the end of a next, smallest program. */
const measureStop = (page: Page, code: string): Promise<[stop: number, ready: number, next: number]> =>
  page.evaluate(async (program) => {
    const runtime = window.pythonCheck?.runtime;
    const running = runtime?.run(program);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const startedAt = performance.now();
    runtime?.stop();
    await running;
    const stopped = performance.now();
    await runtime?.ready();
    const ready = performance.now();
    await runtime?.run('pass', { capture: true });
    return [stopped - startedAt, ready - stopped, performance.now() - stopped];
  }, code);

/** The longest time between two frames of the page while a program runs. */
const measureWorstFrameGap = (page: Page, code: string): Promise<number> =>
  page.evaluate(async (program) => {
    let worst = 0;
    const ended = { isOver: false };
    const running = window.pythonCheck?.runtime
      .run(program, { limit: 2_000_000 })
      .finally(() => Object.assign(ended, { isOver: true }));
    for (let last = performance.now(); !ended.isOver; ) {
      await new Promise(requestAnimationFrame);
      worst = Math.max(worst, performance.now() - last);
      last = performance.now();
    }
    await running;
    return worst;
  }, code);

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's CPU. */
  tdur?: number;
  args?: { name?: string };
}

/** CPU time of the page's longest task during a flood: what of the gaps is the page's own doing, however busy the machine is. */
async function measureLongestTask(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await measureWorstFrameGap(page, FLOOD_PROGRAM);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = events.filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
}

/** From asking for a recording of 1,000 steps to having it, on the page; the first one after the start. */
const measureTrace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const startedAt = performance.now();
    const found = await window.pythonCheck?.runtime.trace('n = 0\nwhile True:\n    n += 1');
    return found?.steps.length === 1000 ? performance.now() - startedAt : Number.NaN;
  });

/** From Run to the text standing on the page. */
const measureHello = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const times: number[] = [];
    for (let i = 0; i < 15; i++) {
      const startedAt = performance.now();
      await window.pythonCheck?.runtime.run("print('hi')");
      await new Promise(requestAnimationFrame);
      times.push(performance.now() - startedAt);
    }
    return times.sort((a, b) => a - b)[7] ?? Number.NaN;
  });

const FLOODS = 3;
const FLOOD_PROGRAM = 'for i in range(10 ** 7): print(i)';
const UNSTOPPABLE_PROGRAM = 'while True:\n    try:\n        while True: pass\n    except BaseException: pass';

async function measureRuntime(browser: Browser) {
  const page = await browser.newPage();
  await measureReady(page);
  await page.waitForTimeout(4000);
  const hello = await measureHello(page);
  const ask = await measureInput(page);
  const [soft] = await measureStop(page, 'while True: pass');
  const [hard, swap, next] = await measureStop(page, UNSTOPPABLE_PROGRAM);
  // The next spare is being made meanwhile.
  await page.waitForTimeout(4000);
  const floods: number[] = [];
  for (let i = 0; i < FLOODS; i++) floods.push(await measureWorstFrameGap(page, FLOOD_PROGRAM));
  const calm = await measureWorstFrameGap(page, 'for i in range(10 ** 7): pass');
  const trace = await measureTrace(page);
  const task = await measureLongestTask(page);
  await page.close();
  return {
    helloMs: hello,
    askSharedMs: ask,
    softStopMs: soft,
    hardStopMs: hard,
    swapMs: swap,
    afterSwapMs: next,
    floodGapMs: median(floods),
    calmGapMs: calm,
    longestTaskMs: task,
    traceMs: trace,
  };
}

async function measureServiceWorkerInput(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedArrayBuffer'));
  await measureReady(page);
  const ms = await measureInput(page);
  await page.close();
  return ms;
}

/** Needs the built site. */
export async function measurePython(log: (what: string) => void): Promise<PythonMetrics> {
  const data = mkdtempSync(join(tmpdir(), 'lanternwise-python-'));
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: data, NODE_ENV: 'production' };
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    await waitForServer();
    log('python: starts, cold and cached, and a bare pyodide');
    const pairs: [number, number][] = [];
    const bare: number[] = [];
    for (let i = 0; i < STARTS; i++) {
      pairs.push(await measureStarts(browser));
      bare.push(await measureBareStart(browser));
    }
    const [firstVisit] = await measureStarts(browser, NETWORK_20_MBPS);
    log('python: at work');
    const work = await measureRuntime(browser);
    const askServiceWorkerMs = await measureServiceWorkerInput(browser);
    const figures = {
      coldMs: median(pairs.map(([cold]) => cold)),
      cachedMs: median(pairs.map(([, cached]) => cached)),
      bareColdMs: median(bare),
      firstVisitMs: firstVisit,
      ...work,
      askServiceWorkerMs,
    };
    return Object.fromEntries(
      Object.entries(figures).map(([name, ms]) => [name, roundTo(ms, 1)]),
    ) as unknown as PythonMetrics;
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

async function waitForServer(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(`${SITE}/api/v1/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not come up');
}
