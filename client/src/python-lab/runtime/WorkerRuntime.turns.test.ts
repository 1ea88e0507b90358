// Programs that come before their time: while Python starts, while another is being stopped, after a worker that failed.
// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { RuntimeEvent } from '../protocol.ts';
import { createFakeRuntime, disposeFakeRuntimes, flushPromises } from '../testing/fakeWorker.ts';
import { createRingWriter } from './outputRing.ts';
import { createSharedViews } from './workerMessages.ts';

afterEach(disposeFakeRuntimes);

async function start() {
  const world = createFakeRuntime();
  const events: RuntimeEvent[] = [];
  world.runtime.on((event) => events.push(event));
  await flushPromises();
  await world.workers[0]?.start();
  const waits = () => events.flatMap((event) => (event.kind === 'waiting' ? [event.isWaiting] : []));
  return { ...world, events, waits };
}

it('tells that a program waits for a worker that is still starting, and when it does no more', async () => {
  const { runtime, workers, waits } = await start();
  void runtime.run('import json', { keep: true });
  await flushPromises();
  expect(waits()).toEqual([]);
  workers[0]?.done({ status: 'ok', ms: 1 }, true);
  await flushPromises();
  void runtime.run('cake');
  await flushPromises();
  expect(waits()).toEqual([true]);
  expect(workers[1]?.job).toBeUndefined();
  await workers[1]?.start();
  expect(waits()).toEqual([true, false]);
  expect(workers[1]?.job?.code).toBe('cake');
});

it('runs a program after one that was told to stop, of which nothing is shown any more', async () => {
  const { runtime, workers, events } = await start();
  const first = runtime.run('old');
  await flushPromises();
  runtime.stop();
  const second = runtime.run('new');
  await expect(runtime.run('third')).rejects.toThrow('busy');
  const shared = workers[0]?.init?.shared;
  if (!shared) throw new Error('no shared memory');
  createRingWriter(createSharedViews(shared), () => 'ok')('out', new TextEncoder().encode('late'));
  workers[0]?.done({ status: 'stopped', ms: 1 });
  expect((await first).status).toBe('stopped');
  await flushPromises();
  expect(workers[0]?.job?.code).toBe('new');
  expect(events.filter(({ kind }) => kind === 'output')).toEqual([]);
  // A late word of the first program changes nothing.
  workers[0]?.emit({ kind: 'done', id: 1, json: '{"status":"error","ms":1}', isSpent: false });
  workers[0]?.done({ status: 'ok', ms: 1 });
  expect((await second).status).toBe('ok');
});

it('does not start a program that was stopped while it waited for another', async () => {
  const { runtime, workers } = await start();
  const first = runtime.run('old');
  await flushPromises();
  runtime.stop();
  const second = runtime.run('new');
  runtime.stop();
  workers[0]?.done({ status: 'stopped', ms: 1 });
  await first;
  expect((await second).status).toBe('stopped');
  expect(workers[0]?.job?.code).toBe('old');
});

it('takes a new worker where the spare had failed', async () => {
  const { runtime, workers } = await start();
  workers[1]?.emit({ kind: 'dead', message: 'no memory' });
  await flushPromises();
  const run = runtime.run('import json');
  await flushPromises();
  workers[0]?.done({ status: 'ok', ms: 1 }, true);
  await run;
  const next = runtime.run('cake');
  await workers[2]?.start();
  workers[2]?.done({ status: 'ok', ms: 1 });
  expect((await next).status).toBe('ok');
  expect(runtime.state).toBe('ready');
});

it('takes a new worker where the one that stood in fails while it starts', async () => {
  const { runtime, workers } = await start();
  const run = runtime.run('import json');
  await flushPromises();
  workers[0]?.done({ status: 'ok', ms: 1 }, true);
  await run;
  const next = runtime.run('cake');
  workers[1]?.emit({ kind: 'dead', message: 'no memory' });
  await flushPromises();
  await workers[2]?.start();
  workers[2]?.done({ status: 'ok', ms: 1 });
  expect((await next).status).toBe('ok');
});
