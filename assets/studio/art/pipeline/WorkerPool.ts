// Owns the worker threads: hands out tasks in order and never runs more than `size` at once.
import { Worker } from 'node:worker_threads';
import type { Task, TaskResult } from './worker.ts';

interface QueuedTask {
  readonly task: Task;
  readonly resolve: (answer: TaskResult) => void;
  readonly reject: (error: Error) => void;
}

export class WorkerPool {
  private readonly idle: Worker[];
  private readonly workers: Worker[];
  private readonly queue: QueuedTask[] = [];

  constructor(size: number) {
    const script = new URL('./worker.mjs', import.meta.url);
    this.workers = Array.from({ length: size }, () => new Worker(script));
    this.idle = [...this.workers];
  }

  run(task: Task): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      this.queue.push({ task, resolve, reject });
      this.runNext();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private runNext(): void {
    const worker = this.idle.pop();
    if (!worker) return;
    const waiting = this.queue.shift();
    if (!waiting) {
      this.idle.push(worker);
      return;
    }
    const settle = (finish: () => void) => {
      worker.off('message', answered).off('error', failed);
      this.idle.push(worker);
      finish();
      this.runNext();
    };
    const answered = (answer: TaskResult) =>
      settle(() => (answer.kind === 'error' ? waiting.reject(new Error(answer.message)) : waiting.resolve(answer)));
    const failed = (error: Error) => settle(() => waiting.reject(error));
    worker.on('message', answered).on('error', failed);
    worker.postMessage(waiting.task);
  }
}
