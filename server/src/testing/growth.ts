// Measures whether a function's time grows faster than its input: twice the text may take at most three times as long.

const LENGTH = 10_000;
const MOST_GROWTH = 3;
const TIMES = 5;
const ATTEMPTS = 3;
const ENOUGH_MS = 100;
/** Nothing else explains as much: one measurement is enough. */
const CERTAIN_MS = 500;
/** Below this, what is measured is the clock and the collector. */
const NOISE_MS = 1;
/** Short texts first: what doubles with every character would not come to an end at 10,000. */
const TRIALS = [20, 26, 100, 400, 2000];
const SLOW_TRIAL_MS = 20;

/** Time of the processor, not of the clock: what else runs on the machine does not count. */
const timeOf = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The shortest of five times; of fewer, where one takes long enough to be trusted. */
function bestOf(run: () => unknown, until = 0): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0, all = 0; time < TIMES && best > until && all < ENOUGH_MS; time += 1) {
    const ms = timeOf(run);
    all += ms;
    best = Math.min(best, ms);
  }
  return best;
}

/** What the growth of `run` is called if it is faster than the text's; undefined if it is not. */
export function fastGrowth(run: (text: string) => unknown, write: (length: number) => string): string | undefined {
  for (const length of TRIALS) {
    const text = write(length);
    if (bestOf(() => run(text), SLOW_TRIAL_MS) > SLOW_TRIAL_MS) return `slow at ${length} characters already`;
  }
  const [half, whole] = [write(LENGTH), write(LENGTH * 2)];
  let growth = 0;
  // What is slow is slow each time; what others do on this machine is not.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const longer = bestOf(() => run(whole), NOISE_MS);
    if (longer <= NOISE_MS) return undefined;
    growth = longer / bestOf(() => run(half));
    if (growth <= MOST_GROWTH) return undefined;
    if (longer > CERTAIN_MS) break;
  }
  return `${growth.toFixed(1)} times as long for twice the text`;
}
