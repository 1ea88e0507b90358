// Group commit: writes that are queued together share one transaction and one fsync, each inside its own savepoint.
import type { Db } from './db.ts';
import { DatabaseBusyError } from './dbErrors.ts';
import type { WriteJob } from './store.ts';

/** The connection that writes, and how its engine begins and ends transactions. */
export interface WriteConnection {
  /** Read again in each transaction, because a lost connection may have been replaced. */
  readonly db: Db;
  /** Rejects if no transaction is open afterwards. */
  begin(): void | Promise<void>;
  commit(): void | Promise<void>;
  /** Ends what `begin` started, if it is still open; never rejects. */
  rollback(): void | Promise<void>;
  /** The savepoint of one job. */
  savepoint(): void | Promise<void>;
  releaseSavepoint(): void | Promise<void>;
  rollbackToSavepoint(): void | Promise<void>;
  /** False if the error of a job ended the whole transaction. */
  canContinueAfter(error: unknown): boolean;
}

interface QueuedWrite {
  job: WriteJob<unknown>;
  /** By the monotonic clock. */
  queuedAt: number;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

export interface QueueLimits {
  /** Writes that may wait at the same time. */
  length: number;
  /** How long a write waits for its transaction. */
  waitMs: number;
}

const MAX_BATCH_SIZE = 128;
export const QUEUE_LIMITS: QueueLimits = { length: 20_000, waitMs: 10_000 };
/** Part of `waitMs` after which waiting writes are looked through. */
const SWEEPS_PER_WAIT = 10;

export class WriteQueue {
  #queue: QueuedWrite[] = [];
  /** What waits for the end of a transaction. */
  readonly #tasks: Array<() => void> = [];
  /** Number of writes in the last batch. */
  #lastBatchSize = 0;
  #draining: Promise<void> | undefined;

  constructor(
    private readonly connection: WriteConnection,
    private readonly limits: QueueLimits = QUEUE_LIMITS,
  ) {}

  /**
   * Runs the job in a transaction; resolves once it is on disk. Rejects with DatabaseBusyError at once if the queue is full, and
   * later if no transaction could be started in time.
   */
  write<T>(job: WriteJob<T>): Promise<T> {
    if (this.#queue.length >= this.limits.length)
      return Promise.reject(new DatabaseBusyError('the write queue is full'));
    return new Promise<T>((resolve, reject) => {
      const queuedAt = performance.now();
      this.#queue.push({ job, queuedAt, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Runs a task on the connection while no transaction is open. */
  betweenBatches<T>(task: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#tasks.push(() => {
        try {
          resolve(task());
        } catch (error) {
          reject(error);
        }
      });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when the queue is empty. */
  async onIdle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    // A database that stalls holds up the batch in hand; what waits behind it is answered by this timer.
    const sweeper = setInterval(() => this.#rejectOverdue(), this.limits.waitMs / SWEEPS_PER_WAIT);
    while (this.#queue.length > 0 || this.#tasks.length > 0) {
      // A single write is committed at once; under load, a short wait puts more writes behind one fsync.
      await (this.#lastBatchSize > 1 ? nextMillisecond() : nextImmediate());
      for (const task of this.#tasks.splice(0)) task();
      if (this.#queue.length === 0) continue;
      const batch = this.#queue.splice(0, MAX_BATCH_SIZE);
      this.#lastBatchSize = batch.length;
      await this.#commitBatch(batch);
    }
    clearInterval(sweeper);
    this.#draining = undefined;
  }

  #rejectOverdue(): void {
    const oldest = performance.now() - this.limits.waitMs;
    const overdue = this.#queue.filter(({ queuedAt }) => queuedAt < oldest);
    if (overdue.length === 0) return;
    this.#queue = this.#queue.filter(({ queuedAt }) => queuedAt >= oldest);
    for (const { reject } of overdue) reject(new DatabaseBusyError('the write waited too long'));
  }

  async #commitBatch(batch: QueuedWrite[]): Promise<void> {
    try {
      await this.connection.begin();
    } catch (error) {
      // Batches queued behind a transaction that cannot begin would each wait as long and fail too.
      for (const queued of [...batch, ...this.#queue.splice(0)]) queued.reject(error);
      return;
    }
    const settlers: Array<() => void> = [];
    try {
      for (const queued of batch) settlers.push(await this.#runInSavepoint(queued));
      await this.connection.commit();
    } catch (error) {
      await this.connection.rollback();
      for (const queued of batch) queued.reject(error);
      return;
    }
    for (const settle of settlers) settle();
  }

  async #runInSavepoint({ job, resolve, reject }: QueuedWrite): Promise<() => void> {
    const connection = this.connection;
    await connection.savepoint();
    try {
      const value = await job(connection.db);
      await connection.releaseSavepoint();
      return () => resolve(value);
    } catch (error) {
      // A full disk, an I/O error or a lost connection ends the whole transaction: nothing in the batch was saved.
      if (!connection.canContinueAfter(error)) throw error;
      await connection.rollbackToSavepoint();
      await connection.releaseSavepoint();
      return () => reject(error);
    }
  }
}

/** About a millisecond. */
const nextMillisecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
const nextImmediate = () => new Promise<void>((resolve) => setImmediate(resolve));
