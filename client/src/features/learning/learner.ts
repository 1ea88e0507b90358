// Asks the learning worker; one is started at the first question and stays for the next ones.
import { type Algorithm, type Given, type Learned, type LearningAnswer, learnHere } from './algorithms.ts';

/** As much of a worker as is used here. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', listener: (event: { data?: unknown }) => void): void;
  terminate(): void;
}

interface Asked {
  answer(learned: unknown): void;
  fail(error: Error): void;
  /** Computes on the spot. */
  here(): unknown;
}

export class Learner {
  private worker: WorkerLike | undefined;
  private broken = false;
  private asked = 0;
  private readonly waiting = new Map<number, Asked>();

  constructor(private readonly start: () => WorkerLike) {}

  learn<A extends Algorithm>(algorithm: A, given: Given<A>): Promise<Learned<A>> {
    const worker = this.running();
    if (!worker) return new Promise((resolve) => resolve(learnHere(algorithm, given)));
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      const here = () => learnHere(algorithm, given);
      this.waiting.set(id, { answer: (learned) => resolve(learned as Learned<A>), fail: reject, here });
      worker.postMessage({ id, algorithm, given });
    });
  }

  private running(): WorkerLike | undefined {
    if (this.worker || this.broken) return this.worker;
    try {
      this.worker = this.start();
      this.worker.addEventListener('message', ({ data }) => this.hear(data as LearningAnswer));
      this.worker.addEventListener('error', () => this.goOnHere());
    } catch {
      this.broken = true;
    }
    return this.worker;
  }

  private hear(answer: LearningAnswer): void {
    const asked = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('error' in answer) asked?.fail(new Error(answer.error));
    else asked?.answer(answer.learned);
  }

  /** The worker could not be started: what was asked is answered on the main thread. */
  private goOnHere(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.broken = true;
    for (const { answer, fail, here } of this.waiting.values()) {
      try {
        answer(here());
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    }
    this.waiting.clear();
  }
}

export const learner = new Learner(
  () => new Worker(new URL('./learningWorker.ts', import.meta.url), { type: 'module' }),
);
