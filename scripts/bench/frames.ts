// Times the script of each animation frame, from the browser's own trace: CPU time of the page's thread, and time on the clock.
import type { CDPSession, Page } from '@playwright/test';
import { type Percentiles, percentiles } from './statistics.ts';
import { walk } from './worldPage.ts';

interface TraceEvent {
  name: string;
  /** Microseconds on the clock, and of the thread's CPU. */
  dur?: number;
  tdur?: number;
}

export interface FrameTimes {
  /** CPU time of the thread: scene update, sorting, drawing commands, garbage collection inside the frame. */
  cpu: Percentiles;
  /** The same on the clock, with waits for the software GL and for a core that others hold. */
  clock: Percentiles;
}

/** Walks for some seconds; milliseconds a frame. */
export async function measureFrames(page: Page, session: CDPSession, seconds: number): Promise<FrameTimes> {
  const frames: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value as TraceEvent[]) if (event.name === 'FireAnimationFrame') frames.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: ['devtools.timeline'] },
  });
  await walk(page, seconds);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const milliseconds = (of: (event: TraceEvent) => number | undefined) =>
    frames.flatMap((event) => {
      const value = of(event);
      return value === undefined ? [] : [value / 1000];
    });
  return { cpu: percentiles(milliseconds(({ tdur }) => tdur)), clock: percentiles(milliseconds(({ dur }) => dur)) };
}
