// Tests of the order in which password checks are done, on a clock that counts finished checks.
import { expect, it } from 'vitest';
import { FairQueue, KNOWN_IN_A_ROW, QueueFullError, type QueueLimits, type Turn } from './FairQueue.ts';

const stranger = (network: string): Turn => ({ network, isKnown: false });
const known = (network: string): Turn => ({ network, isKnown: true });

/** A queue whose tasks end only when the clock is moved on: one tick ends the tasks that run. */
function countedQueue(limits: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ running: 1, perNetwork: 100, waiting: 1000, ...limits });
  const started: string[] = [];
  const refused: string[] = [];
  let running: Array<() => void> = [];
  const settled: Promise<void>[] = [];
  const add = (turn: Turn, name: string) => {
    const task = () =>
      new Promise<void>((resolve) => {
        started.push(name);
        running.push(resolve);
      });
    settled.push(
      queue.run(turn, task).catch((error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error;
        refused.push(name);
      }),
    );
  };
  const tick = async () => {
    const ending = running;
    running = [];
    for (const end of ending) end();
    // What follows a finished task runs in microtasks, all before this.
    await new Promise(setImmediate);
  };
  const finish = async () => {
    while (running.length > 0) await tick();
    await Promise.all(settled);
  };
  return { add, tick, finish, started, refused };
}

it('lets networks take turns, and each network keep its order', async () => {
  const { add, finish, started } = countedQueue();
  for (let n = 1; n <= 4; n += 1) add(stranger('a'), `a${n}`);
  add(stranger('b'), 'b1');
  add(stranger('c'), 'c1');
  add(stranger('b'), 'b2');
  await finish();
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('starts an honest sign-in after one check of each of ten attacking networks, however many wait there', async () => {
  const { add, tick, started } = countedQueue({ running: 2 });
  for (let n = 0; n < 50; n += 1) for (let at = 0; at < 10; at += 1) add(stranger(`attacker${at}`), 'attack');
  await tick();
  add(stranger('home'), 'honest');
  let ticks = 0;
  while (!started.includes('honest')) {
    await tick();
    ticks += 1;
  }
  // Two at once: ten attackers and the honest one are eleven turns.
  expect(ticks).toBeLessThanOrEqual(6);
});

it('lets known devices go first, but never keeps strangers out', async () => {
  const { add, finish, started } = countedQueue();
  add(stranger('a'), 'first');
  for (let n = 1; n <= 3; n += 1) add(stranger('a'), `stranger${n}`);
  for (let n = 1; n <= 10; n += 1) add(known('b'), `known${n}`);
  await finish();
  expect(started.slice(1, 2 + KNOWN_IN_A_ROW)).toEqual(['known1', 'known2', 'known3', 'known4', 'stranger1']);
  expect(started.indexOf('stranger2')).toBe(2 * (KNOWN_IN_A_ROW + 1));
  expect(started).toHaveLength(14);
});

it('refuses one network that is over its limit, and no other one', async () => {
  const { add, finish, started, refused } = countedQueue({ perNetwork: 3 });
  for (let n = 0; n < 10; n += 1) add(stranger('a'), `a${n}`);
  add(stranger('b'), 'b');
  add(known('a'), 'known');
  await finish();
  expect(refused).toEqual(['a4', 'a5', 'a6', 'a7', 'a8', 'a9']);
  expect(started).toEqual(['a0', 'known', 'a1', 'b', 'a2', 'a3']);
});

it('when full gives the last place of the longest line to a shorter one, or to a known device', async () => {
  const { add, finish, started, refused } = countedQueue({ waiting: 4 });
  for (let n = 0; n < 4; n += 1) add(stranger('a'), `a${n}`);
  add(stranger('b'), 'b1');
  add(stranger('c'), 'c1');
  add(stranger('c'), 'c2');
  add(known('d'), 'd1');
  await finish();
  expect([...refused].sort()).toEqual(['a2', 'a3', 'c2']);
  expect(started).toEqual(['a0', 'd1', 'a1', 'b1', 'c1']);
});

it('goes on after a task that failed', async () => {
  const queue = new FairQueue({ running: 1, perNetwork: 5, waiting: 5 });
  const failing = queue.run(stranger('a'), () => Promise.reject(new Error('no')));
  const next = queue.run(stranger('a'), async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
