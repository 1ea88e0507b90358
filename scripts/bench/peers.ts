// Measures the demo realm's first frame beside a bare Phaser and React page in the same run, cold and cached.
// Alone: `node --import tsx scripts/bench/peers.ts [starts]` prints one JSON object. Needs the built site in client/dist.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { ROOT } from '../lib/processes.mjs';
import { atMost, type ResultRow } from './report.ts';
import { freePort, startMeasuredServer } from './serverProcess.ts';
import { median } from './statistics.ts';

/** A 4 GB Chromebook on a school's network. */
const NETWORK = { downloadThroughput: 9_000_000 / 8, uploadThroughput: 3_000_000 / 8, latency: 100, offline: false };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 1366, height: 768 };
const STARTS = Number(process.argv[2] ?? 5);
const REALM_PATH = '/demo/ai-adventure-park-demo';
const FRAME_TIMEOUT_MS = 60_000;
/** After the first frame, for the tasks that follow it. */
const SETTLE_MS = 4000;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

interface Start {
  /** From the navigation to the first frame that draws something. */
  ms: number;
  /** What had come over the line by then, in KB. */
  kb: number;
  /** The longest task after it. */
  longestTaskMs: number;
}

export interface PeerMetrics {
  realm: { cold: Start; warm: Start };
  bare: { cold: Start; warm: Start };
}

interface WatchedWindow {
  firstFrame?: number;
  tasks?: { from: number; ms: number }[];
}

/** Notes when a frame first draws textured geometry to a canvas in the document: whatever the page itself reports. */
function watchFirstFrame(): void {
  const watched = window as never as WatchedWindow;
  watched.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks?.push({ from: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  for (const type of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
      const draw = (type.prototype as WebGL2RenderingContext)[name] as ((...args: unknown[]) => void) | undefined;
      if (!draw) continue;
      Object.assign(type.prototype, {
        [name](this: WebGL2RenderingContext, ...args: unknown[]) {
          draw.apply(this, args);
          if (watched.firstFrame !== undefined || !(this.canvas instanceof HTMLCanvasElement)) return;
          if (this.getParameter(this.FRAMEBUFFER_BINDING) !== null || !this.canvas.isConnected) return;
          // The frame is on the screen once the next one begins.
          watched.firstFrame = 0;
          requestAnimationFrame(() => {
            watched.firstFrame = performance.now();
          });
        },
      });
    }
  }
}

async function start(context: BrowserContext, url: string): Promise<Start> {
  const page = await context.newPage();
  await page.addInitScript(watchFirstFrame);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => ((window as never as WatchedWindow).firstFrame ?? 0) > 0, undefined, {
    timeout: FRAME_TIMEOUT_MS,
    polling: 50,
  });
  const kb = Math.round(bytes / 1000);
  await page.waitForTimeout(SETTLE_MS);
  const { firstFrame = 0, tasks = [] } = await page.evaluate(() => {
    const { firstFrame, tasks } = window as never as WatchedWindow;
    return { firstFrame, tasks };
  });
  await page.close();
  const after = tasks.filter(({ from }) => from > firstFrame).map(({ ms }) => Math.round(ms));
  return { ms: Math.round(firstFrame), kb, longestTaskMs: Math.max(0, ...after) };
}

const medianStart = (starts: readonly Start[]): Start => ({
  ms: median(starts.map(({ ms }) => ms)),
  kb: median(starts.map(({ kb }) => kb)),
  longestTaskMs: median(starts.map(({ longestTaskMs }) => longestTaskMs)),
});

/** Each in a context of its own: cold, then once more with what the first visit left in the cache. */
async function visitTwice(browser: Browser, url: string): Promise<{ cold: Start; warm: Start }> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const cold = await start(context, url);
  const warm = await start(context, url);
  await context.close();
  return { cold, warm };
}

/** The built bare page, compressed and cached as any host does. */
async function serveBarePage(folder: string): Promise<{ server: Server; url: string }> {
  await build({
    configFile: false,
    root: join(ROOT, 'scripts/bench/bare-page'),
    publicDir: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 5000 },
  });
  const port = await freePort();
  const server = createServer(({ url = '/' }, reply) => {
    const path = url === '/' ? '/index.html' : url;
    const type = TYPES[extname(path)];
    if (!type || path.includes('..')) return reply.writeHead(404).end();
    const body = readFileSync(join(folder, path));
    const isText = type.startsWith('text/');
    reply.writeHead(200, {
      'content-type': type,
      'cache-control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText && { 'content-encoding': 'gzip' }),
    });
    reply.end(isText ? gzipSync(body) : body);
  }).listen(port, '127.0.0.1');
  return { server, url: `http://localhost:${port}/` };
}

export async function measurePeers(log: (what: string) => void): Promise<PeerMetrics> {
  const temporary = mkdtempSync(join(tmpdir(), 'lanternwise-peers-'));
  const bare = await serveBarePage(join(temporary, 'bare'));
  const site = await startMeasuredServer(join(ROOT, 'server/src/server.ts'), {
    DATA_DIR: join(temporary, 'data'),
    NODE_ENV: 'production',
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const visits = { realm: [], bare: [] } as Record<'realm' | 'bare', { cold: Start; warm: Start }[]>;
    for (let count = 1; count <= STARTS; count += 1) {
      log(`the first frame of a realm and of a bare page, start ${count} of ${STARTS}`);
      visits.bare.push(await visitTwice(browser, bare.url));
      visits.realm.push(await visitTwice(browser, `http://localhost:${site.port}${REALM_PATH}`));
    }
    const summary = (name: 'realm' | 'bare') => ({
      cold: medianStart(visits[name].map(({ cold }) => cold)),
      warm: medianStart(visits[name].map(({ warm }) => warm)),
    });
    return { realm: summary('realm'), bare: summary('bare') };
  } finally {
    await browser.close();
    await site.stop();
    bare.server.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}

const ratio = (a: number, b: number) => Math.round((100 * a) / b) / 100;

export const peerRows = ({ realm, bare }: PeerMetrics): ResultRow[] => [
  atMost('First frame of the demo realm, as a multiple of the bare page', 1.5, '×', ratio(realm.cold.ms, bare.cold.ms)),
  atMost('Transferred before it', 1300, 'KB', realm.cold.kb),
  atMost('The second visit, as a share of the first', 0.6, '×', ratio(realm.warm.ms, realm.cold.ms)),
  atMost('Longest task after the first frame (CPU 4×)', 200, 'ms', realm.cold.longestTaskMs),
];

export const peerNotes = ({ realm, bare }: PeerMetrics): string[] => [
  `First frames, median of ${STARTS} starts each in the same run (9 Mbps, 100 ms, CPU ${CPU_SLOWDOWN}×, ${VIEWPORT.width}×${VIEWPORT.height}): realm ${realm.cold.ms} ms with ${realm.cold.kb} KB, again ${realm.warm.ms} ms with ${realm.warm.kb} KB; bare page ${bare.cold.ms} ms with ${bare.cold.kb} KB, again ${bare.warm.ms} ms.`,
];

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${JSON.stringify(await measurePeers(() => undefined), null, 2)}\n`);
}
