// Runs algorithms in a learning worker, which is created on first use, with a fallback to the main thread.
import type { Algorithm, AlgorithmInput, AlgorithmResult, LearningRequest, LearningResponse } from './algorithms.ts';

/** The algorithms of every lesson are a large file, which only the worker needs as a rule. */
async function runOnMainThread<A extends Algorithm>(
  algorithm: A,
  input: AlgorithmInput<A>,
): Promise<AlgorithmResult<A>> {
  return (await import('./algorithms.ts')).runAlgorithm(algorithm, input);
}

/** The used part of the Worker interface. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', listener: (event: { data?: unknown }) => void): void;
  terminate(): void;
}

interface PendingRequest {
  resolve(result: unknown): void;
  reject(error: unknown): void;
  runOnMainThread(): Promise<unknown>;
}

export class LearningClient {
  private worker: WorkerLike | undefined;
  private hasFailed = false;
  private lastRequestId = 0;
  private readonly pending = new Map<number, PendingRequest>();

  constructor(private readonly createWorker: () => WorkerLike) {}

  run<A extends Algorithm>(algorithm: A, input: AlgorithmInput<A>): Promise<AlgorithmResult<A>> {
    const worker = this.getWorker();
    if (!worker) return runOnMainThread(algorithm, input);
    this.lastRequestId += 1;
    const id = this.lastRequestId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, {
        resolve: (result) => resolve(result as AlgorithmResult<A>),
        reject,
        runOnMainThread: () => runOnMainThread(algorithm, input),
      });
      worker.postMessage({ id, algorithm, input } satisfies LearningRequest<A>);
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

  private handleMessage(response: LearningResponse): void {
    const request = this.pending.get(response.id);
    this.pending.delete(response.id);
    if ('error' in response) request?.reject(new Error(response.error));
    else request?.resolve(response.result);
  }

  /** The worker failed: pending requests are run on the main thread. */
  private fallBackToMainThread(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.hasFailed = true;
    for (const request of this.pending.values()) request.runOnMainThread().then(request.resolve, request.reject);
    this.pending.clear();
  }
}

export const learningClient = new LearningClient(
  () => new Worker(new URL('./learningWorker.ts', import.meta.url), { type: 'module' }),
);
