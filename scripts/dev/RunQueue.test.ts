// Tests the queue of runs: nothing runs beside anything else, no save is lost, and many saves are one run.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RunQueue } from './RunQueue.ts';

/** A queue whose jobs end when the test says so. */
function startQueue() {
  const started: string[] = [];
  const errors: unknown[] = [];
  const open: { end(): void; fail(error: unknown): void }[] = [];
  const job = (name: string) => () =>
    new Promise<void>((resolve, reject) => {
      started.push(name);
      open.push({ end: resolve, fail: reject });
    });
  const queue = new RunQueue({
    jobs: { compile: job('compile'), restart: job('restart') },
    settle: () => Promise.resolve(),
    failed: (error) => errors.push(error),
  });
  return { queue, started, errors, open };
}
/** Lets everything that waits for nothing but a turn go on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs ten saves at once as one', async () => {
  const { queue, started } = startQueue();
  for (let save = 0; save < 10; save++) queue.request('compile');
  await turn();
  expect(started).toEqual(['compile']);
});

it('runs once more for all that is saved during a run, and not beside it', async () => {
  const { queue, started, open } = startQueue();
  queue.request('compile');
  await turn();
  for (let save = 0; save < 10; save++) queue.request('compile');
  await turn();
  expect(started).toEqual(['compile']);
  open.shift()?.end();
  await turn();
  expect(started).toEqual(['compile', 'compile']);
  open.shift()?.end();
  await turn();
  expect(started).toHaveLength(2);
});

it('restarts the server after what it reads is compiled, whatever was asked for first', async () => {
  const { queue, started, open } = startQueue();
  queue.request('restart');
  queue.request('compile');
  await turn();
  open.shift()?.end();
  await turn();
  expect(started).toEqual(['compile', 'restart']);
});

it('goes on after a run that broke, and says what broke', async () => {
  const { queue, started, open, errors } = startQueue();
  queue.request('compile');
  await turn();
  open.shift()?.fail('no such program');
  await turn();
  queue.request('compile');
  await turn();
  expect({ started, errors }).toEqual({ started: ['compile', 'compile'], errors: ['no such program'] });
});

it('whatever is saved and ends in which order: one run at a time, and a run begins after each save', async () => {
  const moves = fc.array(fc.constantFrom('compile', 'restart', 'end', 'turn'), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(moves, async (steps) => {
      const { queue, started, open } = startQueue();
      const savedAt = { compile: -1, restart: -1 };
      for (const step of steps) {
        if (step === 'end') open.shift()?.end();
        else if (step === 'turn') await turn();
        else {
          queue.request(step);
          savedAt[step] = started.length;
        }
        expect(open.length).toBeLessThanOrEqual(1);
      }
      for (let left = 0; left < steps.length + 2; left++) {
        await turn();
        open.shift()?.end();
      }
      for (const name of ['compile', 'restart'] as const)
        if (savedAt[name] >= 0) expect(started.lastIndexOf(name)).toBeGreaterThanOrEqual(savedAt[name]);
      expect(open).toEqual([]);
    }),
    { seed: 39, numRuns: 60 },
  );
});
