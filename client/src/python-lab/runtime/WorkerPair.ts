// The worker at work and the warm spare behind it: starts both, and swaps them when the one at work has to go.
import { PythonWorker, type WorkerDependencies } from './PythonWorker.ts';
import type { WorkerMessage } from './workerMessages.ts';

export interface WorkerPairOptions {
  /** Messages of the worker at work. */
  onMessage(message: WorkerMessage): void;
  /** Calls back when the page has nothing better to do. */
  whenIdle(call: () => void): void;
}

export class WorkerPair {
  #dependencies: WorkerDependencies | undefined;
  #active: PythonWorker | undefined;
  #spare: PythonWorker | undefined;
  #isDisposed = false;

  constructor(private readonly options: WorkerPairOptions) {}

  /** The worker at work, which may still be starting. */
  get active(): PythonWorker | undefined {
    return this.#active;
  }

  /** Resolves when the first worker runs; rejects with words for the learner. */
  async start(dependencies: WorkerDependencies): Promise<void> {
    this.#dependencies = dependencies;
    this.#active = this.#create();
    await this.#active?.ready;
    this.#prewarmSpare();
  }

  /** Throws the worker at work away. The spare, or a new worker, stands in at once; resolves when it runs. */
  async replace(): Promise<void> {
    this.#active?.terminate();
    const spare = this.#spare;
    this.#spare = undefined;
    this.#active = spare ?? this.#create();
    try {
      await this.#active?.ready;
    } catch (error) {
      // A spare that fails was started beside another worker, when memory was short: the next one has the room for itself.
      if (!spare || this.#active !== spare) throw error;
      spare.terminate();
      this.#active = this.#create();
      await this.#active?.ready;
    }
    this.#prewarmSpare();
  }

  /** Throws the worker at work away, and puts none in its place. */
  drop(): void {
    this.#active?.terminate();
    this.#active = undefined;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.drop();
    this.#dropSpare();
  }

  #create(): PythonWorker | undefined {
    if (!this.#dependencies || this.#isDisposed) return undefined;
    return new PythonWorker(this.#dependencies, (from, message) => {
      if (from === this.#active) this.options.onMessage(message);
      else if (message.kind === 'dead' && from === this.#spare) this.#dropSpare();
    });
  }

  #prewarmSpare(): void {
    this.options.whenIdle(() => {
      if (this.#spare) return;
      const spare = this.#create();
      this.#spare = spare;
      // A failed spare would replace the next worker and fail a program.
      spare?.ready.catch(() => this.#spare === spare && this.#dropSpare());
    });
  }

  #dropSpare(): void {
    this.#spare?.terminate();
    this.#spare = undefined;
  }
}
