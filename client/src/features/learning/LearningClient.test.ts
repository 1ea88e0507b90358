// Tests training in a worker and the fallback to the main thread.
import { describe, expect, it, vi } from 'vitest';
import type { AlgorithmInput, LearningRequest } from './algorithms.ts';
import { LearningClient, type WorkerLike } from './LearningClient.ts';

type Listener = Parameters<WorkerLike['addEventListener']>[1];

/** A worker whose messages are sent by the test. */
function createFakeWorker() {
  const requests: LearningRequest[] = [];
  const listeners: Record<string, Listener> = {};
  const worker: WorkerLike = {
    postMessage: (message) => void requests.push(message as LearningRequest),
    addEventListener: (type, listener) => {
      listeners[type] = listener;
    },
    terminate: vi.fn(),
  };
  return {
    worker,
    requests,
    respond: (data: unknown) => listeners.message?.({ data }),
    fail: () => listeners.error?.({}),
  };
}

const input = [
  {
    columns: [{ id: 'rain', label: 'Rain', kind: 'number' }],
    rows: [
      [1, 0, 0],
      [2, 9, 1],
      [3, 1, 0],
      [4, 8, 1],
    ],
    bad: [],
    heldOut: 1,
    seed: 1,
  },
  ['rain'],
  {},
] as unknown as AlgorithmInput<'table-experiment'>;

describe('a learning client', () => {
  it('resolves each request with its own response, in any order', async () => {
    const fake = createFakeWorker();
    const client = new LearningClient(() => fake.worker);
    const [first, second] = [client.run('table-experiment', input), client.run('table-experiment', input)];
    const [a, b] = fake.requests.map(({ id }) => id);
    fake.respond({ id: b, result: 'second' });
    fake.respond({ id: a, result: 'first' });
    expect([await first, await second]).toEqual(['first', 'second']);
  });
  it('rejects with the error of the worker', async () => {
    const fake = createFakeWorker();
    const result = new LearningClient(() => fake.worker).run('table-experiment', input);
    fake.respond({ id: fake.requests[0]?.id, error: 'no rows' });
    await expect(result).rejects.toThrow('no rows');
  });
  it('trains on the main thread if no worker can be created', async () => {
    const client = new LearningClient(() => {
      throw new Error('forbidden');
    });
    expect((await client.run('table-experiment', input)).trainRows).toHaveLength(3);
  });
  it('runs pending requests on the main thread if the worker fails', async () => {
    const fake = createFakeWorker();
    const client = new LearningClient(() => fake.worker);
    const result = client.run('table-experiment', input);
    fake.fail();
    expect((await result).testRows).toHaveLength(1);
    expect(fake.worker.terminate).toHaveBeenCalled();
  });
});
