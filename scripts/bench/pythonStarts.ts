// Measures how long the browser's Python takes to start on the check page, and a bare pyodide for comparison.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

export const ROOT = new URL('../../', import.meta.url).pathname;
export const PORT = 4488;
export const SITE = `http://localhost:${PORT}`;

export const NETWORK_20_MBPS = {
  downloadThroughput: 20_000_000 / 8,
  uploadThroughput: 5_000_000 / 8,
  latency: 20,
  offline: false,
};

const BARE_PAGE = '/bare-pyodide/';

/** The part of the page's test interface that is used here. */
interface Runtime {
  ready(): Promise<void>;
  run(code: string, options?: object): Promise<{ ms: number }>;
  trace(code: string): Promise<{ ms: number; steps: readonly unknown[] }>;
  answer(text: string): void;
  stop(): void;
  on(listener: (event: { kind: string; text?: string }) => void): () => void;
}

declare global {
  interface Window {
    pythonCheck?: { runtime: Runtime; events: { kind: string; ms?: number }[] };
  }
}

export async function measureReady(page: Page): Promise<number> {
  await page.goto(`${SITE}/python-check.html`);
  await page.waitForFunction(() => window.pythonCheck?.events.some(({ kind }) => kind === 'ready'), undefined, {
    timeout: 120_000,
  });
  return page.evaluate(() => window.pythonCheck?.events.find(({ kind }) => kind === 'ready')?.ms ?? Number.NaN);
}

export async function measureStarts(
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

/** Milliseconds until the unmodified pyodide package is ready on its own page, without our worker, library and snapshot. */
export async function measureBareStart(browser: Browser): Promise<number> {
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
