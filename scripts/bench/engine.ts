// Measures the world in a real browser: frames, memory over a long walk, and what is left behind by coming and going.
// `node --import tsx scripts/bench/engine.ts [minutes of walking = 1]` prints one JSON object.
import type { CDPSession, Page } from '@playwright/test';
import { collisionSteps } from './collision.ts';
import { type FrameTimes, frameTimes } from './frames.ts';
import { median, rounded, type Spread } from './statistics.ts';
import { type Bench, heap, ready, served, startBench, walk } from './world-page.ts';

const FRAME_RUNS = 3;
const RUN_SECONDS = 20;
/** Until the browser has compiled what runs in every frame. */
const WARM_UP_SECONDS = 15;
const CYCLES = 12;

export interface EngineFigures {
  collision: Spread;
  map: typeof served;
  /** Medians of the runs. */
  frames: FrameTimes;
  /** Megabytes after garbage collection: once a minute. */
  heapByMinute: number[];
  leak: { cycles: number; megabytes: number };
}

function medianOf(runs: readonly FrameTimes[], kind: keyof FrameTimes): Spread {
  const of = (key: keyof Spread) => median(runs.map((run) => run[kind][key]));
  return { count: of('count'), p50: of('p50'), p99: of('p99') };
}

async function framesAndMemory(bench: Bench, minutes: number, say: (what: string) => void) {
  const { page, session } = await bench.page('/dev/game?realm=ai-adventure-park');
  await ready(page);
  await walk(page, WARM_UP_SECONDS);
  const runs: FrameTimes[] = [];
  for (let run = 1; run <= FRAME_RUNS; run += 1) {
    say(`frames, run ${run} of ${FRAME_RUNS}`);
    runs.push(await frameTimes(page, session, RUN_SECONDS));
  }
  const heapByMinute = [await heap(session)];
  for (let minute = 1; minute <= minutes; minute += 1) {
    say(`walking, minute ${minute} of ${minutes}`);
    await walk(page, 60);
    heapByMinute.push(await heap(session));
  }
  await page.close();
  return {
    frames: { cpu: medianOf(runs, 'cpu'), clock: medianOf(runs, 'clock') },
    heapByMinute: heapByMinute.map((value) => rounded(value, 2)),
  };
}

/** A realm is entered and left once, in a page of its own. */
const comeAndGo = (page: Page) =>
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

async function leaked(page: Page, session: CDPSession): Promise<number> {
  // The first two load what stays loaded: modules, atlases, shaders.
  await comeAndGo(page);
  await comeAndGo(page);
  const before = await heap(session);
  for (let count = 0; count < CYCLES; count += 1) await comeAndGo(page);
  return (await heap(session)) - before;
}

/** `minutes` = how long somebody walks while memory is watched. */
export async function engineFigures(minutes: number, say: (what: string) => void = () => {}): Promise<EngineFigures> {
  say('collision steps');
  const collision = collisionSteps();
  const bench = await startBench();
  try {
    const { frames, heapByMinute } = await framesAndMemory(bench, minutes, say);
    say(`entering and leaving a realm ${CYCLES} times`);
    const { page, session } = await bench.page('/dev/ui');
    const megabytes = rounded(await leaked(page, session), 2);
    return { collision, map: { ...served }, frames, heapByMinute, leak: { cycles: CYCLES, megabytes } };
  } finally {
    await bench.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const figures = await engineFigures(Number(process.argv[2] ?? 1), (what) => process.stderr.write(`${what} …\n`));
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}
