// @vitest-environment jsdom
// Tests that a result keeps that its test case had no more answers, also where the program had to be killed, and that none of it is shown.
import { afterEach, expect, it } from 'vitest';
import type { RuntimeEvent } from '../protocol.ts';
import { createFakeRuntime, disposeFakeRuntimes, flushPromises } from '../testing/fakeWorker.ts';
import { createRingWriter } from './outputRing.ts';
import { createSharedViews, OUT_OF_ANSWERS } from './workerMessages.ts';

afterEach(disposeFakeRuntimes);

it.each(['ends by itself', 'is killed'])('of a program that %s', async (how) => {
  const { runtime, workers } = createFakeRuntime();
  const events: RuntimeEvent[] = [];
  runtime.on((event) => events.push(event));
  await flushPromises();
  const [worker] = workers;
  await worker?.start();
  const run = runtime.run('x', { stdin: [], capture: true });
  await flushPromises();
  const shared = createSharedViews(worker!.init!.shared!);
  createRingWriter(shared, () => 'ok')('warning', new TextEncoder().encode(OUT_OF_ANSWERS));
  if (how === 'is killed') runtime.stop();
  else worker?.done({ status: 'flood', ms: 1 });
  const status = how === 'is killed' ? 'stopped' : 'flood';
  expect(await run).toMatchObject({ status, isUnanswered: true });
  expect(events.filter(({ kind }) => kind === 'output')).toEqual([]);
});

it('of the next program says nothing of it', async () => {
  const { runtime, workers } = createFakeRuntime();
  await flushPromises();
  await workers[0]?.start();
  const run = runtime.run('x');
  await flushPromises();
  workers[0]?.done({ status: 'ok', ms: 1 });
  expect(await run).toEqual({ status: 'ok', ms: 1 });
});
