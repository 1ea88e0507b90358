// Measures the browser's Python on the built site's check page, and in the real Lab.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { type LabMetrics, measureLab } from './pythonLab.ts';
import { measureRuntime, measureServiceWorkerInput } from './pythonRuntime.ts';
import { measureBareStart, measureStarts, NETWORK_20_MBPS, PORT, ROOT, SITE } from './pythonStarts.ts';
import { median, roundTo } from './statistics.ts';

const STARTS = 3;

export interface PythonMetrics extends LabMetrics {
  /** Milliseconds from opening the page until Python is ready: empty cache, full cache, a bare pyodide (empty cache), at 20 Mbps. */
  coldMs: number;
  cachedMs: number;
  bareColdMs: number;
  firstVisitMs: number;
  helloMs: number;
  /** From a print to the screen while the program goes on. */
  shownMs: number;
  /** From the end of a hard stop until the spare worker is ready, and until it has run a minimal program. */
  swapMs: number;
  afterSwapMs: number;
  askSharedMs: number;
  askServiceWorkerMs: number;
  softStopMs: number;
  slowestStopMs: number;
  hardStopMs: number;
  /** Worst frame gap of the page: median of the floods, and while a program runs without printing. */
  floodGapMs: number;
  calmGapMs: number;
  longestTaskMs: number;
  traceMs: number;
}

/** Starts a server on the built site and measures all of it; the site must have been built before. */
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
    log('python: in the real Lab');
    const lab = await measureLab(browser, data);
    const figures = {
      coldMs: median(pairs.map(([cold]) => cold)),
      cachedMs: median(pairs.map(([, cached]) => cached)),
      bareColdMs: median(bare),
      firstVisitMs: firstVisit,
      ...work,
      ...lab,
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
