// Asks the learning worker; one is started at the first question and stays for the next ones.
import {
  type Algorithm,
  type AlgorithmInput,
  type AlgorithmResult,
  type LearningResponse,
  runAlgorithm,
} from './algorithms.ts';

/** As much of a worker as is used here. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', listener: (event: { data?: unknown }) => void): void;
  terminate(): void;
}

interface PendingRequest {
  resolve(learned: unknown): void;
  reject(error: Error): void;
  /** Computes on the spot. */
  runOnMainThread(): unknown;
}

export class LearningClient {
  private worker: WorkerLike | undefined;
  private hasFailed = false;
  private lastRequestId = 0;
  private readonly pending = new Map<number, PendingRequest>();

  constructor(private readonly createWorker: () => WorkerLike) {}

  run<A extends Algorithm>(algorithm: A, input: AlgorithmInput<A>): Promise<AlgorithmResult<A>> {
    const worker = this.getWorker();
    if (!worker) return new Promise((resolve) => resolve(runAlgorithm(algorithm, input)));
    this.lastRequestId += 1;
    const id = this.lastRequestId;
    return new Promise((resolve, reject) => {
      const here = () => runAlgorithm(algorithm, input);
      this.pending.set(id, {
        resolve: (learned) => resolve(learned as AlgorithmResult<A>),
        reject: reject,
        runOnMainThread: here,
      });
      worker.postMessage({ id, algorithm, given: input });
    });
  }

  private getWorker(): WorkerLike | undefined {
    if (this.worker || this.hasFailed) return this.worker;
    try {
      this.worker = this.createWorker();
      this.worker.addEventListener('message', ({ data }) => this.handleMessage(data as LearningResponse));
      this.worker.addEventListener('error', () => this.fallBackToMainThread());
    } catch {
      this.hasFailed = true;
    }
    return this.worker;
  }

  private handleMessage(answer: LearningResponse): void {
    const asked = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.result);
  }

  /** The worker could not be started: what was asked is answered on the main thread. */
  private fallBackToMainThread(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.hasFailed = true;
    for (const { resolve: answer, reject: fail, runOnMainThread: here } of this.pending.values()) {
      try {
        answer(here());
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    }
    this.pending.clear();
  }
}

export const learningClient = new LearningClient(
  () => new Worker(new URL('./learningWorker.ts', import.meta.url), { type: 'module' }),
);
