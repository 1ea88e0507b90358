// Training in a worker, and without one.
import { describe, expect, it, vi } from 'vitest';
import type { AlgorithmInput, LearningRequest } from './algorithms.ts';
import { LearningClient, type WorkerLike } from './LearningClient.ts';

type Listener = Parameters<WorkerLike['addEventListener']>[1];

/** A worker that is played by the test. */
function playedWorker() {
  const heard: LearningRequest[] = [];
  const listeners: Record<string, Listener> = {};
  const worker: WorkerLike = {
    postMessage: (message) => void heard.push(message as LearningRequest),
    addEventListener: (type, listener) => {
      listeners[type] = listener;
    },
    terminate: vi.fn(),
  };
  return { worker, heard, say: (data: unknown) => listeners.message?.({ data }), fail: () => listeners.error?.({}) };
}

const given = [
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

describe('a learner', () => {
  it('gives each question its own answer, in whichever order they come', async () => {
    const played = playedWorker();
    const learner = new LearningClient(() => played.worker);
    const [first, second] = [learner.run('table-experiment', given), learner.run('table-experiment', given)];
    const [a, b] = played.heard.map(({ id }) => id);
    played.say({ id: b, learned: 'second' });
    played.say({ id: a, learned: 'first' });
    expect([await first, await second]).toEqual(['first', 'second']);
  });
  it('tells what went wrong in the worker', async () => {
    const played = playedWorker();
    const answer = new LearningClient(() => played.worker).run('table-experiment', given);
    played.say({ id: played.heard[0]?.id, error: 'no rows' });
    await expect(answer).rejects.toThrow('no rows');
  });
  it('trains on the spot where no worker can be made', async () => {
    const learner = new LearningClient(() => {
      throw new Error('forbidden');
    });
    expect((await learner.run('table-experiment', given)).trainRows).toHaveLength(3);
  });
  it('answers on the spot what a worker that breaks was asked', async () => {
    const played = playedWorker();
    const learner = new LearningClient(() => played.worker);
    const answer = learner.run('table-experiment', given);
    played.fail();
    expect((await answer).testRows).toHaveLength(1);
    expect(played.worker.terminate).toHaveBeenCalled();
  });
});
