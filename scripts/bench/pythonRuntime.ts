// Measures the browser's Python at work: output, input, stopping, floods of output, recordings.
import type { Browser, Page } from '@playwright/test';
import { measureReady } from './pythonStarts.ts';
import { median } from './statistics.ts';

/** Milliseconds from one input() of the worker to its next, answered immediately; median of 50. */
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

/**
 * Milliseconds from print to the page while the program goes on without an end, the last of 200 lines; median of 9. The program itself prints
 * the clock of its print, which both sides share.
 */
const measureShown = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const runtime = window.pythonCheck?.runtime;
    const times: number[] = [];
    for (let i = 0; i < 9; i++) {
      let printed = '';
      let stopListening: (() => void) | undefined;
      const shown = new Promise<number>((resolve) => {
        stopListening = runtime?.on((event) => {
          if (event.kind !== 'output') return;
          printed += event.text ?? '';
          const [, clock] = /at (\d+\.\d+)\n$/.exec(printed) ?? [];
          if (clock !== undefined) requestAnimationFrame(() => resolve(Date.now() - Number(clock) * 1000));
        });
      });
      const running = runtime?.run(
        'import time\nfor i in range(200): print(i)\nprint("at", time.time())\nwhile True: pass',
      );
      times.push(await shown);
      stopListening?.();
      runtime?.stop();
      await running;
    }
    return times.sort((a, b) => a - b)[4] ?? Number.NaN;
  });

/** Milliseconds from Stop to the end of the program, from there until Python is ready, and until a minimal program has ended. */
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

/** CPU time (ms) of the page's longest task during a flood: the page's own share of the gaps, independent of the machine's load. */
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

/** Milliseconds from requesting a recording of 1,000 steps to receiving it on the page; the first one after the start. */
const measureTrace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const startedAt = performance.now();
    const found = await window.pythonCheck?.runtime.trace('n = 0\nwhile True:\n    n += 1');
    return found?.steps.length === 1000 ? performance.now() - startedAt : Number.NaN;
  });

/** Milliseconds from Run until the text is on the page; median of 15. */
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

const STOPS = 5;
const FLOODS = 3;
const FLOOD_PROGRAM = 'for i in range(10 ** 7): print(i)';
const UNSTOPPABLE_PROGRAM = 'while True:\n    try:\n        while True: pass\n    except BaseException: pass';

export async function measureRuntime(browser: Browser) {
  const page = await browser.newPage();
  await measureReady(page);
  await page.waitForTimeout(4000);
  const hello = await measureHello(page);
  const shown = await measureShown(page);
  const ask = await measureInput(page);
  const stops: number[] = [];
  for (let i = 0; i < STOPS; i++) stops.push((await measureStop(page, 'while True: pass'))[0]);
  const [hard, swap, next] = await measureStop(page, UNSTOPPABLE_PROGRAM);
  // The next spare worker starts meanwhile.
  await page.waitForTimeout(4000);
  const floods: number[] = [];
  for (let i = 0; i < FLOODS; i++) floods.push(await measureWorstFrameGap(page, FLOOD_PROGRAM));
  const calm = await measureWorstFrameGap(page, 'for i in range(10 ** 7): pass');
  const trace = await measureTrace(page);
  const task = await measureLongestTask(page);
  await page.close();
  return {
    helloMs: hello,
    shownMs: shown,
    askSharedMs: ask,
    softStopMs: median(stops),
    slowestStopMs: Math.max(...stops),
    hardStopMs: hard,
    swapMs: swap,
    afterSwapMs: next,
    floodGapMs: median(floods),
    calmGapMs: calm,
    longestTaskMs: task,
    traceMs: trace,
  };
}

export async function measureServiceWorkerInput(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedArrayBuffer'));
  await measureReady(page);
  const ms = await measureInput(page);
  await page.close();
  return ms;
}
