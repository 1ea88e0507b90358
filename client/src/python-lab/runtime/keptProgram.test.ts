// @vitest-environment jsdom
// The host's side of a kept program: its worker stays for typed lines, and never serves another program after one of them.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RuntimeEvent } from '../protocol.ts';
import { createFakeRuntime, disposeFakeRuntimes, flushPromises } from '../testing/fakeWorker.ts';
import { createSharedViews, GLIMPSE_SIGNAL, SIGINT } from './workerMessages.ts';

let setup: ReturnType<typeof createFakeRuntime>;
const worker = (at: number) => {
  const found = setup.workers[at];
  if (!found) throw new Error(`no worker ${at}`);
  return found;
};

beforeEach(async () => {
  setup = createFakeRuntime();
  await flushPromises();
  await worker(0).start();
  await worker(1).start();
});
afterEach(disposeFakeRuntimes);

async function runKept(isSpent: boolean) {
  const result = setup.runtime.run('x = 1', { keep: true });
  await flushPromises();
  worker(0).done({ status: 'ok', ms: 1, variables: { x: '1' } }, isSpent);
  await result;
}

it('keeps the worker of a kept program for lines, even one that the program has spent', async () => {
  await runKept(true);
  expect(worker(0).isTerminated).toBe(false);
  expect(setup.runtime.hasKeptProgram()).toBe(true);
  const line = setup.runtime.evaluate('x');
  await flushPromises();
  expect(worker(0).job).toMatchObject({ kind: 'evaluate', code: 'x' });
  worker(0).done({ status: 'ok', ms: 1, variables: { x: '1' } });
  expect(await line).toMatchObject({ status: 'ok' });
});

it.each([
  ['a program that spent its worker', true, 0],
  ['a typed line', false, 1],
])('gives the next program a new worker after %s', async (_name, isSpent, lines) => {
  await runKept(isSpent);
  for (let at = 0; at < lines; at += 1) {
    const line = setup.runtime.evaluate('x');
    await flushPromises();
    worker(0).done({ status: 'ok', ms: 1 });
    await line;
  }
  void setup.runtime.run('y = 1');
  await flushPromises();
  expect(worker(0).isTerminated).toBe(true);
  expect(worker(1).job).toMatchObject({ kind: 'run', code: 'y = 1' });
  expect(setup.runtime.hasKeptProgram()).toBe(false);
});

it('goes on with the same worker, and the names, through test cases of a program that harmed nothing', async () => {
  await runKept(false);
  const testCase = setup.runtime.run('x = 1', { stdin: [], capture: true });
  await flushPromises();
  worker(0).done({ status: 'ok', ms: 1, output: '' });
  await testCase;
  expect(setup.runtime.hasKeptProgram()).toBe(true);
});

it('refuses a line where nothing is kept', async () => {
  await expect(setup.runtime.evaluate('x')).rejects.toThrow('nothing kept');
});

it('asks for glimpses through the interrupt byte, and never in the place of Stop', async () => {
  void setup.runtime.run('x = 1', { keep: true });
  await flushPromises();
  const { interrupt } = createSharedViews(worker(0).init?.shared as SharedArrayBuffer);
  setup.runtime.requestGlimpse();
  expect(interrupt[0]).toBe(GLIMPSE_SIGNAL);
  setup.runtime.stop();
  setup.runtime.requestGlimpse();
  expect(interrupt[0]).toBe(SIGINT);
});

it('hands on glimpses and variables, and nothing that is none', async () => {
  const events: RuntimeEvent[] = [];
  setup.runtime.on((event) => events.push(event));
  const done = setup.runtime.run('x = 1', { keep: true });
  await flushPromises();
  for (const json of ['{', 'null', '{"line":1}', '{"line":1,"name":"<module>","variables":{"x":{"a":1}}}']) {
    worker(0).emit({ kind: 'glimpse', id: worker(0).job?.id ?? 0, json });
  }
  worker(0).done({ status: 'ok', ms: 1, variables: { x: '1' } });
  await done;
  expect(events).toEqual([
    { kind: 'begun' },
    { kind: 'glimpse', glimpse: { line: 1, functionName: '<module>', variables: { x: '[object Object]' } } },
    { kind: 'result', variables: { x: '1' } },
  ]);
});
