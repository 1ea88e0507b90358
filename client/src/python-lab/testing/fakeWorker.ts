// A Python worker that does what a test says: for the host's rules (busy, Stop, swap) without a browser.

import { type RuntimeDependencies, WorkerRuntime } from '../runtime/WorkerRuntime.ts';
import type { HostMessage, InitMessage, JobMessage, PythonAssets, WorkerMessage } from '../runtime/workerMessages.ts';

export class FakeWorker {
  onmessage: ((event: { data: WorkerMessage }) => void) | undefined;
  isTerminated = false;
  init: InitMessage | undefined;
  job: JobMessage | undefined;

  postMessage(message: HostMessage): void {
    if (message.kind === 'init') this.init = message;
    else this.job = message;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  emit(message: WorkerMessage): void {
    this.onmessage?.({ data: message });
  }

  /** Starts as a real one does. */
  async start(): Promise<void> {
    this.emit({ kind: 'hello' });
    await flushPromises();
    this.emit({ kind: 'ready', ms: 1, usedSnapshot: true });
    await flushPromises();
  }

  done(result: object, isSpent = false): void {
    this.emit({ kind: 'done', id: this.job?.id ?? 0, json: JSON.stringify(result), isSpent });
  }
}

/** Lets pending promises settle. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export interface FakeRuntimeSetup {
  runtime: WorkerRuntime;
  workers: FakeWorker[];
  answers: [address: string, text: string | null][];
}

/** Runtimes made so far; a test that leaves one behind leaves its timers behind too. */
const createdRuntimes: WorkerRuntime[] = [];

export function disposeFakeRuntimes(): void {
  for (const runtime of createdRuntimes.splice(0)) runtime.dispose();
}

export function createFakeRuntime(needs: Partial<RuntimeDependencies> = {}): FakeRuntimeSetup {
  const workers: FakeWorker[] = [];
  const answers: FakeRuntimeSetup['answers'] = [];
  const runtime = new WorkerRuntime({
    assets: async () => ({}) as PythonAssets,
    chooseMode: async () => 'shared-memory',
    makeWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    newInputAddress: () => 'https://here/python-input/1/',
    sendAnswer: (address, text) => answers.push([address, text]),
    whenIdle: (call) => call(),
    onStarted: () => undefined,
    ...needs,
  });
  createdRuntimes.push(runtime);
  return { runtime, workers, answers };
}
