// A Python worker that does what a test says: for the host's rules (busy, Stop, swap) without a browser.
import type { FromWorker, InitMessage, JobMessage, PythonAssets, ToWorker } from '../runtime/messages.ts';
import { type RuntimeNeeds, WorkerRuntime } from '../runtime/pythonRuntime.ts';

export class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | undefined;
  isTerminated = false;
  init: InitMessage | undefined;
  job: JobMessage | undefined;

  postMessage(message: ToWorker): void {
    if (message.kind === 'init') this.init = message;
    else this.job = message;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }

  /** Starts as a real one does. */
  async start(): Promise<void> {
    this.say({ kind: 'hello' });
    await settled();
    this.say({ kind: 'ready', ms: 1, usedSnapshot: true });
    await settled();
  }

  done(result: object, isSpent = false): void {
    this.say({ kind: 'done', id: this.job?.id ?? 0, json: JSON.stringify(result), isSpent });
  }
}

/** Lets everything that was promised happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export interface FakeWorld {
  runtime: WorkerRuntime;
  workers: FakeWorker[];
  answers: [address: string, text: string | null][];
}

/** Runtimes made so far; a test that leaves one behind leaves its timers behind too. */
const made: WorkerRuntime[] = [];

export function disposeWorlds(): void {
  for (const runtime of made.splice(0)) runtime.dispose();
}

export function fakeWorld(needs: Partial<RuntimeNeeds> = {}): FakeWorld {
  const workers: FakeWorker[] = [];
  const answers: FakeWorld['answers'] = [];
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
    started: () => undefined,
    ...needs,
  });
  made.push(runtime);
  return { runtime, workers, answers };
}
