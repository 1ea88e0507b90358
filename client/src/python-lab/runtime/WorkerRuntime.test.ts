// Tests the runtime with fake workers: one program at a time, a Stop that always takes effect, a spare worker that takes over.
// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { RuntimeEvent } from '../protocol.ts';
import { createFakeRuntime, disposeFakeRuntimes, type FakeRuntimeSetup, flushPromises } from '../testing/fakeWorker.ts';
import { createRingWriter } from './outputRing.ts';
import type { RuntimeDependencies } from './WorkerRuntime.ts';
import { createSharedViews, INPUT_STATE, SIGINT, SLOT } from './workerMessages.ts';

afterEach(disposeFakeRuntimes);

/** A Python that has started, with its spare, and everything it says. */
async function ready(needs: Partial<RuntimeDependencies> = {}): Promise<FakeRuntimeSetup & { events: RuntimeEvent[] }> {
  const world = createFakeRuntime(needs);
  const events: RuntimeEvent[] = [];
  world.runtime.on((event) => events.push(event));
  await flushPromises();
  await world.workers[0]?.start();
  await world.workers[1]?.start();
  return { ...world, events };
}

const sharedOf = (world: FakeRuntimeSetup, worker = 0) => createSharedViews(world.workers[worker]!.init!.shared!);

it('is ready when its worker is, and keeps a spare', async () => {
  const { runtime, workers, events } = await ready();
  await runtime.ready();
  expect(runtime.state).toBe('ready');
  expect(workers).toHaveLength(2);
  expect(events.find(({ kind }) => kind === 'ready')).toMatchObject({ mode: 'shared-memory' });
});

it('runs one program at a time', async () => {
  const { runtime, workers } = await ready();
  const first = runtime.run('1');
  await expect(runtime.run('2')).rejects.toThrow('busy');
  await expect(runtime.check('2', { required: [], checks: [], indentation: false })).rejects.toThrow('busy');
  await flushPromises();
  workers[0]?.done({ status: 'ok', ms: 1 });
  expect(await first).toEqual({ status: 'ok', ms: 1 });
  void runtime.run('3');
});

it('waits with a program until Python has started', async () => {
  const { runtime, workers } = createFakeRuntime();
  const run = runtime.run('1');
  await flushPromises();
  expect(workers[0]?.job).toBeUndefined();
  await workers[0]?.start();
  workers[0]?.done({ status: 'ok', ms: 1 });
  expect((await run).status).toBe('ok');
});

const encode = (text: string) => new TextEncoder().encode(text);
const outputOf = (events: readonly RuntimeEvent[]) => events.filter(({ kind }) => kind === 'output');
const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 40));

it('shows what a program has printed while it still runs, in order', async () => {
  const world = await ready();
  void world.runtime.run('x');
  await flushPromises();
  const write = createRingWriter(sharedOf(world), () => 'ok');
  write('out', encode('ab'));
  write('out', encode('c'));
  write('err', encode('!!'));
  await nextFrame();
  expect(outputOf(world.events)).toEqual([
    { kind: 'output', stream: 'out', text: 'abc' },
    { kind: 'output', stream: 'err', text: '!!' },
  ]);
  write('out', encode('later'));
  await nextFrame();
  expect(outputOf(world.events).at(-1)).toEqual({ kind: 'output', stream: 'out', text: 'later' });
});

it('shows all output before the run ends and before a question, and a warning in words', async () => {
  const world = await ready();
  const run = world.runtime.run('x');
  await flushPromises();
  const write = createRingWriter(sharedOf(world), () => 'ok');
  write('warning', encode(JSON.stringify({ category: 'UserWarning', message: 'too sweet', line: 2 })));
  write('out', encode('Name? '));
  world.workers[0]?.emit({ kind: 'ask', id: 1, question: 1, prompt: 'Name? ' });
  expect(world.events.slice(-3)).toEqual([
    { kind: 'output', stream: 'err', text: 'Line 2: too sweet (UserWarning)\n' },
    { kind: 'output', stream: 'out', text: 'Name? ' },
    { kind: 'ask', prompt: 'Name? ' },
  ]);
  write('out', encode('end'));
  world.workers[0]?.done({ status: 'ok', ms: 1 });
  await run;
  expect(outputOf(world.events).at(-1)).toEqual({ kind: 'output', stream: 'out', text: 'end' });
});

it('shows output that comes as messages while the program runs', async () => {
  const world = await ready({ chooseMode: async () => 'service-worker' });
  void world.runtime.run('x');
  await flushPromises();
  world.workers[0]?.emit({ kind: 'output', id: 1, stream: 'out', text: 'ab' });
  await nextFrame();
  expect(outputOf(world.events)).toEqual([{ kind: 'output', stream: 'out', text: 'ab' }]);
});

it.each([
  undefined,
  'done',
  { kind: 'constructor' },
  { kind: 'output', id: 1, stream: 'out', text: null },
  { kind: 'ask', id: 1, question: 1, prompt: 123 },
  { kind: 'done', id: 1, json: '{', isSpent: false },
  { kind: 'done', id: 1, json: 'null', isSpent: false },
])('throws a worker away that says %j, and goes on with the spare', async (message) => {
  const { runtime, workers } = await ready();
  const run = runtime.run('x');
  await flushPromises();
  workers[0]?.emit(message as never);
  expect((await run).status).toBe('crashed');
  expect(workers[0]?.isTerminated).toBe(true);
});

it('hands an answer over in shared memory, also an empty one', async () => {
  const world = await ready();
  void world.runtime.run('x');
  await flushPromises();
  const { slots, answer } = sharedOf(world);
  world.workers[0]?.emit({ kind: 'ask', id: 1, question: 1, prompt: 'Name?' });
  expect(world.events.at(-1)).toEqual({ kind: 'ask', prompt: 'Name?' });
  world.runtime.answer('Zoë');
  expect(Atomics.load(slots, SLOT.state)).toBe(INPUT_STATE.answered);
  expect(new TextDecoder().decode(answer.slice(0, Atomics.load(slots, SLOT.length)))).toBe('Zoë');
  world.workers[0]?.emit({ kind: 'ask', id: 1, question: 2, prompt: '' });
  world.runtime.answer('');
  expect(Atomics.load(slots, SLOT.length)).toBe(0);
});

it('sends an answer through the service worker until the worker has it', async () => {
  const { runtime, workers, answers } = await ready({ chooseMode: async () => 'service-worker' });
  void runtime.run('x');
  await flushPromises();
  vi.useFakeTimers();
  workers[0]?.emit({ kind: 'ask', id: 1, question: 7, prompt: '' });
  runtime.answer('yes');
  runtime.answer('twice');
  vi.advanceTimersByTime(1100);
  expect(answers).toEqual(Array(3).fill(['https://here/python-input/1/1/7', 'yes']));
  workers[0]?.emit({ kind: 'answered', id: 1, question: 7 });
  vi.advanceTimersByTime(5000);
  expect(answers).toHaveLength(3);
  vi.useRealTimers();
});

it('Stop asks first; a program that ends is not thrown away', async () => {
  const world = await ready();
  const run = world.runtime.run('x');
  await flushPromises();
  world.runtime.stop();
  expect(sharedOf(world).interrupt[0]).toBe(SIGINT);
  world.workers[0]?.done({ status: 'stopped', ms: 5 });
  expect(await run).toEqual({ status: 'stopped', ms: 5 });
  expect(world.workers[0]?.isTerminated).toBe(false);
});

it('Stop throws the worker away after its grace, and the warm spare goes on', async () => {
  const { runtime, workers } = await ready();
  const run = runtime.run('x');
  await flushPromises();
  vi.useFakeTimers();
  runtime.stop();
  vi.advanceTimersByTime(399);
  expect(workers[0]?.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(workers[0]?.isTerminated).toBe(true);
  vi.useRealTimers();
  expect((await run).status).toBe('stopped');
  const next = runtime.run('y');
  await flushPromises();
  expect(workers[1]?.job?.code).toBe('y');
  workers[1]?.done({ status: 'ok', ms: 1 });
  expect((await next).status).toBe('ok');
});

it('is ready at once after a swap to a warm spare, and waits for one that still starts', async () => {
  const { runtime, workers } = await ready({ chooseMode: async () => 'none' });
  const isReady = async () => {
    const told = { is: false };
    void runtime.ready().then(() => Object.assign(told, { is: true }));
    await flushPromises();
    return told.is;
  };
  const stopOne = async () => {
    const run = runtime.run('x');
    await flushPromises();
    runtime.stop();
    await run;
  };
  await stopOne();
  expect(await isReady()).toBe(true);
  // The next spare was made and has not started.
  expect(workers).toHaveLength(3);
  await stopOne();
  expect(await isReady()).toBe(false);
  await workers[2]?.start();
  expect(await isReady()).toBe(true);
});

it('Stop without shared memory throws the worker away at once', async () => {
  const { runtime, workers } = await ready({ chooseMode: async () => 'none' });
  const run = runtime.run('x');
  await flushPromises();
  runtime.stop();
  expect(workers[0]?.isTerminated).toBe(true);
  expect((await run).status).toBe('stopped');
});

it('Stop while input() waits ends the question', async () => {
  const world = await ready();
  void world.runtime.run('x');
  await flushPromises();
  world.workers[0]?.emit({ kind: 'ask', id: 1, question: 1, prompt: '' });
  world.runtime.stop();
  expect(Atomics.load(sharedOf(world).slots, SLOT.state)).toBe(INPUT_STATE.cancelled);
});

it('counts the running time, not the waiting for an answer', async () => {
  const world = await ready();
  vi.useFakeTimers();
  const run = world.runtime.run('x', { timeoutMs: 1000 });
  await vi.advanceTimersByTimeAsync(0);
  world.workers[0]?.emit({ kind: 'ask', id: 1, question: 1, prompt: '' });
  await vi.advanceTimersByTimeAsync(60_000);
  world.runtime.answer('at last');
  await vi.advanceTimersByTimeAsync(900);
  expect(sharedOf(world).interrupt[0]).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(sharedOf(world).interrupt[0]).toBe(SIGINT);
  world.workers[0]?.done({ status: 'stopped', ms: 1100 });
  expect((await run).status).toBe('timeout');
  vi.useRealTimers();
});

it('continues with the spare when the worker dies, and reports it', async () => {
  const { runtime, workers } = await ready();
  const run = runtime.run('x');
  await flushPromises();
  workers[0]?.emit({ kind: 'dead', id: 1, message: 'Maximum call stack size exceeded' });
  expect((await run).status).toBe('crashed');
  expect(workers[0]?.isTerminated).toBe(true);
  expect(workers).toHaveLength(3);
});

it('starts the next program in the spare when the worker is spent', async () => {
  const { runtime, workers } = await ready();
  const run = runtime.run('x');
  await flushPromises();
  workers[0]?.done({ status: 'ok', ms: 1 }, true);
  expect((await run).status).toBe('ok');
  expect(workers[0]?.isTerminated).toBe(true);
});

it('a check that never ends fails with the words of its output check', async () => {
  const { runtime } = await ready({ chooseMode: async () => 'none' });
  vi.useFakeTimers();
  const checks = [{ kind: 'output' as const, stdin: [], expected: '1', message: 'It should print 1.' }];
  const check = runtime.check('while True: pass', { required: [], checks, indentation: false });
  await vi.advanceTimersByTimeAsync(6000);
  expect(await check).toEqual({ missing: [], failed: ['It should print 1.'] });
  vi.useRealTimers();
});

it('says why it could not start, and starts when asked again', async () => {
  let isOffline = true;
  const assets = async () => {
    if (isOffline) throw new Error('No files.');
    return {} as never;
  };
  const { runtime, workers } = createFakeRuntime({ assets });
  const said: RuntimeEvent[] = [];
  runtime.on((event) => said.push(event));
  await flushPromises();
  workers[0]?.emit({ kind: 'hello' });
  await expect(runtime.ready()).rejects.toThrow('No files.');
  expect(runtime.state).toBe('failed');
  expect(said).toContainEqual({ kind: 'failed', message: 'No files.' });
  isOffline = false;
  const again = runtime.ready();
  await flushPromises();
  await workers[1]?.start();
  await again;
  expect(runtime.state).toBe('ready');
});

it('dispose ends what runs and leaves no worker', async () => {
  const { runtime, workers } = await ready();
  const run = runtime.run('x');
  await flushPromises();
  runtime.dispose();
  expect((await run).status).toBe('stopped');
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});
