// The worker starts Python once: a second `init`, or anything that is no job, changes nothing.
import { beforeEach, expect, it, vi } from 'vitest';
import type { HostMessage, WorkerMessage } from '../runtime/workerMessages.ts';

const startPython = vi.fn(async () => ({
  python: {
    runPython: () => Object.assign(() => '{}', { destroy: () => undefined }),
    setInterruptBuffer: () => undefined,
    FS: { stat: () => ({ size: 1, mtime: new Date(0) }) },
  },
  usedSnapshot: true,
}));
vi.mock('./startPython.ts', () => ({ startPython }));
vi.mock('./isolate.ts', () => ({ isolate: vi.fn() }));
vi.mock('./resourceLimits.ts', () => ({
  limitMemory: vi.fn(),
  limitFiles: () => ({ reset: () => undefined, isHit: () => false }),
}));
vi.mock('./lockdown.ts', () => ({ lockDown: vi.fn() }));

let scope: EventTarget;
let posted: WorkerMessage[];
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(async () => {
  vi.resetModules();
  startPython.mockClear();
  posted = [];
  scope = Object.assign(new EventTarget(), { postMessage: (message: WorkerMessage) => void posted.push(message) });
  vi.stubGlobal('self', scope);
  await import('./worker.ts');
});

async function send(data: unknown): Promise<void> {
  scope.dispatchEvent(Object.assign(new Event('message'), { data: data as HostMessage }));
  await settled();
}

const INIT = { kind: 'init', assets: {}, mode: 'none', inputAddress: '' };
const JOB = { kind: 'run', id: 7, code: '', options: '{}' };

it('takes jobs after the first `init`, and hears no second one', async () => {
  await send(INIT);
  await send({ ...INIT, inputAddress: 'https://elsewhere.example/' });
  await send(JOB);
  expect(startPython).toHaveBeenCalledTimes(1);
  expect(posted.map(({ kind }) => kind)).toEqual(['hello', 'ready', 'done']);
});

it.each([['is_contained'], ['__proto__'], ['constructor']])('does nothing for a job of the kind %s', async (kind) => {
  await send(INIT);
  await send({ ...JOB, kind });
  expect(posted.map((message) => message.kind)).toEqual(['hello', 'ready']);
});

it('starts nothing for a first message that is no `init`', async () => {
  await send(JOB);
  await send(INIT);
  expect(startPython).not.toHaveBeenCalled();
  expect(posted.map(({ kind }) => kind)).toEqual(['hello', 'dead']);
});
