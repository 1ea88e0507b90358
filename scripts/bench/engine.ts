// Measures the world: collision steps in Node, frames, memory and leaks in a real browser. Prints one JSON object.
// `node --import tsx scripts/bench/engine.ts [simulated minutes of walking = 1]`
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { Mover } from '../../client/src/game/core/mover.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORT = 5297;
const CHROMIUM = '/usr/bin/chromium';
const PEOPLE = 20;
const CYCLES = 12;

const share = (sorted: number[], at: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
const summary = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { count: sorted.length, p50: round(share(sorted, 0.5)), p99: round(share(sorted, 0.99)) };
};

/** 300 rectangles, a third of them turned, 21 bodies; milliseconds a step of all bodies. */
function collision() {
  const walls = Array.from({ length: 300 }, (_, index) => ({
    x: (index * 137) % 2200,
    y: (index * 211) % 1450,
    width: 30 + (index % 5) * 18,
    height: 20 + (index % 7) * 12,
    rotation: index % 3 === 0 ? index % 90 : 0,
  }));
  const mover = new Mover({ width: 2305, height: 1537 }, walls);
  const bodies = Array.from({ length: 21 }, (_, index) => ({ x: 100 + index * 100, y: 60 + index * 65, radius: 16 }));
  const times: number[] = [];
  for (let step = 0; step < 6000; step += 1) {
    const start = performance.now();
    bodies.forEach((body, index) => {
      const angle = step / 90 + index;
      mover.move(body, Math.cos(angle) * 5, Math.sin(angle) * 5, bodies);
    });
    if (step > 500) times.push(performance.now() - start);
  }
  return summary(times);
}

/** Adds strolling people to the park until there are twenty. */
async function crowd(page: Page): Promise<void> {
  await page.route('**/ai-adventure-park.tmj*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/JSON\.parse\(("(?:[^"\\]|\\.)*")\)/, (_, quoted: string) => {
      const map = JSON.parse(JSON.parse(quoted));
      while (map.npcs.length < PEOPLE) {
        map.npcs.push({ ...map.npcs[0], id: `extra-${map.npcs.length}`, static: false, radius: 200 });
      }
      return `JSON.parse(${JSON.stringify(JSON.stringify(map))})`;
    });
    await route.fulfill({ response: reply, body });
  });
}

/** Milliseconds of script in each animation frame. */
const countFrames = () => {
  const times: number[] = [];
  Object.assign(window, { frameTimes: times });
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      const start = performance.now();
      callback(time);
      times.push(performance.now() - start);
    });
};

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

async function walk(page: Page, seconds: number): Promise<void> {
  for (let turn = 0; turn < seconds; turn += 1) {
    const angle = turn * 1.1;
    await page.evaluate(({ x, y }) => (window as never as Dev).devWorld.bus.say('stick/moved', { x, y }), {
      x: Math.cos(angle),
      y: Math.sin(angle),
    });
    await page.waitForTimeout(1000);
  }
}

interface Dev {
  devWorld: { bus: { say(name: string, payload: unknown): void; last(name: string): unknown } };
  frameTimes: number[];
}

/** Made and ended again and again in a page of its own; megabytes that stay. */
async function leaks(page: Page, session: CDPSession): Promise<number> {
  const cycle = () =>
    page.evaluate(
      async ([gameFile = '', busFile = '']) => {
        const { createGame } = await import(/* @vite-ignore */ gameFile);
        const { createBus } = await import(/* @vite-ignore */ busFile);
        const parent = document.createElement('div');
        parent.style.cssText = 'position:fixed;inset:0';
        document.body.append(parent);
        const port = createBus();
        const settings = { thirtyFps: false, reducedMotion: false, keys: {} };
        const game = createGame({ parent, port, realm: 'ai-adventure-park', settings, avatar: 'milo', collected: [] });
        await new Promise<void>((resolve) => port.on('world/ready', () => resolve()));
        await new Promise((resolve) => setTimeout(resolve, 300));
        game.destroy();
        await new Promise((resolve) => setTimeout(resolve, 200));
        parent.remove();
      },
      ['/src/game/createGame.ts', '/src/bridge/bus.ts'],
    );
  await cycle();
  await cycle();
  const before = await heap(session);
  for (let count = 0; count < CYCLES; count += 1) await cycle();
  return (await heap(session)) - before;
}

export type EngineFigures = Awaited<ReturnType<typeof engineFigures>>;

/** `minutes` = how long somebody walks while memory is watched. */
export async function engineFigures(minutes: number) {
  const steps = collision();
  const cacheDir = path.join(ROOT, '.cache/vite-bench');
  const server = await createServer({
    cacheDir,
    root: path.join(ROOT, 'client'),
    server: { port: PORT, host: '127.0.0.1', hmr: false },
  });
  await server.listen();
  const flags = '--no-sandbox --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader --disable-quic';
  const browser = await chromium.launch({
    ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
    args: flags.split(' '),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
    const session = await page.context().newCDPSession(page);
    await crowd(page);
    await page.addInitScript(countFrames);
    await page.goto(`http://127.0.0.1:${PORT}/dev/game?realm=ai-adventure-park`);
    await page.waitForFunction(() => (window as never as Dev).devWorld?.bus.last('world/ready'), null, {
      timeout: 120_000,
    });
    await walk(page, 5);
    await page.evaluate(() => (window as never as Dev).frameTimes.splice(0));
    const before = await heap(session);
    await walk(page, minutes * 60);
    const grown = (await heap(session)) - before;
    const frames = summary(await page.evaluate(() => (window as never as Dev).frameTimes));
    await page.close();
    const fresh = await browser.newPage({ viewport: { width: 640, height: 360 } });
    await fresh.goto(`http://127.0.0.1:${PORT}/dev/ui`);
    const leak = await leaks(fresh, await fresh.context().newCDPSession(fresh));
    const megabytes = (value: number) => Math.round(value * 100) / 100;
    return {
      collisionStepMs: steps,
      frameScriptMs: frames,
      people: PEOPLE,
      heapGrowthMb: { minutes, value: megabytes(grown) },
      leakMb: { cycles: CYCLES, value: megabytes(leak) },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const figures = await engineFigures(Number(process.argv[2] ?? 1));
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}
