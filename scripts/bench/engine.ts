// Measures the world in a real browser: frames, memory over a long walk, and what is left behind by coming and going.
// `node --import tsx scripts/bench/engine.ts [minutes of walking = 1]` prints one JSON object.
import type { CDPSession, Page } from '@playwright/test';
import { measureCollision } from './collision.ts';
import { type FrameTimes, measureFrames } from './frames.ts';
import { type LightCost, measureLightCost } from './lightCost.ts';
import { median, type Percentiles, roundTo } from './statistics.ts';
import {
  type BenchBrowser,
  measureHeap,
  servedMap,
  startBenchBrowser,
  waitUntilWorldReady,
  walk,
} from './worldPage.ts';

const FRAME_RUNS = 3;
const RUN_SECONDS = 20;
const LIGHT_SECONDS = 8;
/** Until the browser has compiled what runs in every frame. */
const WARM_UP_SECONDS = 15;
const CYCLES = 12;

export interface EngineMetrics {
  collision: Percentiles;
  map: typeof servedMap;
  /** Medians of the runs. */
  frames: FrameTimes;
  light: LightCost;
  /** Megabytes after garbage collection: once a minute. */
  heapByMinute: number[];
  leak: { cycles: number; megabytes: number };
}

function medianSpread(runs: readonly FrameTimes[], kind: keyof FrameTimes): Percentiles {
  const of = (key: keyof Percentiles) => median(runs.map((run) => run[kind][key]));
  return { count: of('count'), p50: of('p50'), p99: of('p99') };
}

async function measureFramesAndMemory(bench: BenchBrowser, minutes: number, log: (what: string) => void) {
  const { page, session } = await bench.page('/dev/game?realm=ai-adventure-park&lanterns=2');
  await waitUntilWorldReady(page);
  await walk(page, WARM_UP_SECONDS);
  const runs: FrameTimes[] = [];
  for (let run = 1; run <= FRAME_RUNS; run += 1) {
    log(`frames, run ${run} of ${FRAME_RUNS}`);
    runs.push(await measureFrames(page, session, RUN_SECONDS));
  }
  log('frames, with and without light');
  const light = await measureLightCost(page, session, LIGHT_SECONDS);
  const heapByMinute = [await measureHeap(session)];
  for (let minute = 1; minute <= minutes; minute += 1) {
    log(`walking, minute ${minute} of ${minutes}`);
    await walk(page, 60);
    heapByMinute.push(await measureHeap(session));
  }
  await page.close();
  return {
    frames: { cpu: medianSpread(runs, 'cpu'), clock: medianSpread(runs, 'clock') },
    light,
    heapByMinute: heapByMinute.map((value) => roundTo(value, 2)),
  };
}

/** A realm is entered and left once, in a page of its own. */
const enterAndLeaveRealm = (page: Page) =>
  page.evaluate(
    async ([gameFile = '', busFile = '']) => {
      const { createGame } = await import(/* @vite-ignore */ gameFile);
      const { createBus } = await import(/* @vite-ignore */ busFile);
      const parent = document.createElement('div');
      parent.style.cssText = 'position:fixed;inset:0';
      document.body.append(parent);
      const port = createBus();
      const settings = { thirtyFps: false, reducedMotion: false, alwaysBright: false, keys: {} };
      const light = { dusk: '#a79fd4', lit: '#ffffff' };
      const game = createGame({
        parent,
        port,
        realm: 'ai-adventure-park',
        light,
        settings,
        avatar: 'milo',
        collected: [],
        mechanics: {},
      });
      await new Promise<void>((resolve) => port.on('world/ready', () => resolve()));
      await new Promise((resolve) => setTimeout(resolve, 300));
      game.destroy();
      await new Promise((resolve) => setTimeout(resolve, 200));
      parent.remove();
    },
    ['/src/game/createGame.ts', '/src/bridge/bus.ts'],
  );

async function measureLeak(page: Page, session: CDPSession): Promise<number> {
  // The first two load what stays loaded: modules, atlases, shaders.
  await enterAndLeaveRealm(page);
  await enterAndLeaveRealm(page);
  const before = await measureHeap(session);
  for (let count = 0; count < CYCLES; count += 1) await enterAndLeaveRealm(page);
  return (await measureHeap(session)) - before;
}

/** `minutes` = how long the player walks while memory is watched. */
export async function measureEngine(minutes: number, log: (what: string) => void = () => {}): Promise<EngineMetrics> {
  log('collision steps');
  const collision = measureCollision();
  const bench = await startBenchBrowser();
  try {
    const { frames, light, heapByMinute } = await measureFramesAndMemory(bench, minutes, log);
    log(`entering and leaving a realm ${CYCLES} times`);
    const { page, session } = await bench.page('/dev/ui');
    const megabytes = roundTo(await measureLeak(page, session), 2);
    return { collision, map: { ...servedMap }, frames, light, heapByMinute, leak: { cycles: CYCLES, megabytes } };
  } finally {
    await bench.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measureEngine(Number(process.argv[2] ?? 1), (what) => process.stderr.write(`${what} …\n`));
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}
