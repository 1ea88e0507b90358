// A browser page with the park and twenty people in it, served by Vite, and ways to walk there.
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORT = 5297;
/** The first page waits until Vite has prepared all modules. */
const LOAD_TIMEOUT_MS = 120_000;
export const NPC_COUNT = 20;

interface DevWindow {
  devWorld?: { bus: { emit(name: string, payload: unknown): void; lastPayload(name: string): unknown } };
}

export interface BenchBrowser {
  browser: Browser;
  /** `crowded` fills the park with people, as the figures ask. */
  page(address: string, options?: { crowded: boolean }): Promise<{ page: Page; session: CDPSession }>;
  close(): Promise<void>;
}

/** What the crowded map holds, read from the map that is really served. */
export const servedMap = { props: 0, people: 0, walls: 0 };

export async function startBenchBrowser(): Promise<BenchBrowser> {
  const server: ViteDevServer = await createServer({
    cacheDir: path.join(ROOT, '.cache/vite-bench'),
    logLevel: 'error',
    root: path.join(ROOT, 'client'),
    server: { port: PORT, host: '127.0.0.1', hmr: false },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  return {
    browser,
    async page(address, { crowded } = { crowded: true }) {
      const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
      if (crowded) await addNpcs(page);
      const session = await page.context().newCDPSession(page);
      await page.goto(`http://127.0.0.1:${PORT}${address}`, { timeout: LOAD_TIMEOUT_MS });
      return { page, session };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Adds strolling people to the park until there are twenty. */
async function addNpcs(page: Page): Promise<void> {
  await page.route('**/ai-adventure-park.tmj*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/JSON\.parse\(("(?:[^"\\]|\\.)*")\)/, (_, quoted: string) => {
      const file = JSON.parse(JSON.parse(quoted));
      const { map } = file;
      while (map.npcs.length < NPC_COUNT) {
        map.npcs.push({ ...map.npcs[0], id: `extra-${map.npcs.length}`, static: false, radius: 200 });
      }
      Object.assign(servedMap, { props: map.props.length, people: map.npcs.length, walls: map.walls.length });
      return `JSON.parse(${JSON.stringify(JSON.stringify(file))})`;
    });
    await route.fulfill({ response: reply, body });
  });
}

export const waitUntilWorldReady = (page: Page) =>
  page.waitForFunction(() => (window as never as DevWindow).devWorld?.bus.lastPayload('world/ready'), null, {
    timeout: 120_000,
  });

/** Walks in a new direction each second. */
export async function walk(page: Page, seconds: number): Promise<void> {
  for (let turn = 0; turn < seconds; turn += 1) {
    const angle = turn * 1.1;
    await page.evaluate(({ x, y }) => (window as never as DevWindow).devWorld?.bus.emit('stick/moved', { x, y }), {
      x: Math.cos(angle),
      y: Math.sin(angle),
    });
    await page.waitForTimeout(1000);
  }
}

/** Megabytes that are still reachable. */
export async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
