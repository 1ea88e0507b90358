// Measures the time from pressing a movement key to the end of the first frame that shows the hero moved.
// `node --import tsx scripts/bench/inputLatency.ts` prints one JSON object.
import type { Page } from '@playwright/test';
import { type Percentiles, percentiles } from './statistics.ts';
import { startBenchBrowser, waitUntilWorldReady } from './worldPage.ts';

const PRESSES = 60;
const KEYS = ['ArrowRight', 'ArrowLeft'] as const;
const HOLD_MS = 120;
const REST_MS = 250;

export interface InputLatencyMetrics {
  /** Milliseconds from the key event to the end of the frame. */
  firstMovedFrame: Percentiles;
  /** Milliseconds between the frames of the same run; software GL draws slowly. */
  frameInterval: Percentiles;
}

interface DevWindow {
  devWorld?: { bus: { on(name: string, listener: () => void): () => void } };
  pressedAt?: number | undefined;
  latencies?: number[];
  intervals?: number[];
  countFrame(now: number): void;
}

/** Notes the end of the first frame after each press in which the hero moved. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = window as never as DevWindow;
    known.latencies = [];
    known.intervals = [];
    window.addEventListener(
      'keydown',
      (event) => {
        if (!event.repeat) known.pressedAt = event.timeStamp;
      },
      { capture: true },
    );
    let last = performance.now();
    // A named function would need a helper of the compiler, which the page does not have.
    known.countFrame = (now) => {
      known.intervals?.push(now - last);
      last = now;
      requestAnimationFrame(known.countFrame);
    };
    requestAnimationFrame(known.countFrame);
    // A message is handled after the frame in which it was sent has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<number>) => void known.latencies?.push(performance.now() - data);
    known.devWorld?.bus.on('player/moved', () => {
      if (known.pressedAt === undefined) return;
      port2.postMessage(known.pressedAt);
      known.pressedAt = undefined;
    });
  });
}

export async function measureInputLatency(): Promise<InputLatencyMetrics> {
  const bench = await startBenchBrowser();
  try {
    const { page } = await bench.page('/dev/game?realm=ai-adventure-park');
    await waitUntilWorldReady(page);
    await page.locator('[tabindex="0"]').first().focus();
    await watchPresses(page);
    for (let press = 0; press < PRESSES; press += 1) {
      const key = KEYS[press % KEYS.length] as string;
      await page.keyboard.down(key);
      await page.waitForTimeout(HOLD_MS);
      await page.keyboard.up(key);
      await page.waitForTimeout(REST_MS);
    }
    const { latencies = [], intervals = [] } = await page.evaluate(() => {
      const known = window as never as DevWindow;
      return { latencies: known.latencies, intervals: known.intervals };
    });
    return { firstMovedFrame: percentiles(latencies), frameInterval: percentiles(intervals) };
  } finally {
    await bench.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${JSON.stringify(await measureInputLatency(), null, 2)}\n`);
}
