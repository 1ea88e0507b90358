// Group commit: writes that are queued together share one transaction and one fsync, each inside its own savepoint.
import type { Db } from './db.ts';
import { DatabaseBusyError } from './dbErrors.ts';
import type { WriteJob } from './store.ts';

/** The connection that writes, and how its engine begins and ends transactions. */
export interface WriteConnection {
  /** Read again in each transaction, because a lost connection may have been replaced. */
  readonly db: Db;
  begin(): void | Promise<void>;
  commit(): void | Promise<void>;
  rollback(): void | Promise<void>;
  /** The savepoint of one job. */
  savepoint(): void | Promise<void>;
  releaseSavepoint(): void | Promise<void>;
  rollbackToSavepoint(): void | Promise<void>;
  /** False after the end of the transaction, also if the engine ended it. */
  isInTransaction(): boolean;
}

interface QueuedWrite {
  job: WriteJob<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

const MAX_BATCH_SIZE = 128;
const QUEUE_LIMIT = 20_000;

export class WriteQueue {
  #queue: QueuedWrite[] = [];
  /** Number of writes in the last batch. */
  #lastBatchSize = 0;
  #draining: Promise<void> | undefined;
  readonly #connection: WriteConnection;

  constructor(connection: WriteConnection) {
    this.#connection = connection;
  }

  /** Runs the job in a transaction; resolves once it is on disk. Rejects at once if the queue is full. */
  write<T>(job: WriteJob<T>): Promise<T> {
    if (this.#queue.length >= QUEUE_LIMIT) return Promise.reject(new DatabaseBusyError('the write queue is full'));
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ job, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when the queue is empty. */
  async onIdle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      // A single write is committed at once; under load, a short wait puts more writes behind one fsync.
      await (this.#lastBatchSize > 1 ? nextMillisecond() : nextImmediate());
      const batch = this.#queue.splice(0, MAX_BATCH_SIZE);
      this.#lastBatchSize = batch.length;
      await this.#commitBatch(batch);
    }
    this.#draining = undefined;
  }

  async #commitBatch(batch: QueuedWrite[]): Promise<void> {
    const settlers: Array<() => void> = [];
    try {
      await this.#connection.begin();
      for (const queued of batch) settlers.push(await this.#runInSavepoint(queued));
      await this.#connection.commit();
    } catch (error) {
      if (this.#connection.isInTransaction()) await this.#connection.rollback();
      for (const queued of batch) queued.reject(error);
      return;
    }
    for (const settle of settlers) settle();
  }

  async #runInSavepoint({ job, resolve, reject }: QueuedWrite): Promise<() => void> {
    const connection = this.#connection;
    await connection.savepoint();
    try {
      const value = await job(connection.db);
      await connection.releaseSavepoint();
      return () => resolve(value);
    } catch (error) {
      // A full disk, an I/O error or a lost connection ends the whole transaction: nothing in the batch was saved.
      if (!connection.isInTransaction()) throw error;
      await connection.rollbackToSavepoint();
      await connection.releaseSavepoint();
      return () => reject(error);
    }
  }
}

/** About a millisecond. */
const nextMillisecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
const nextImmediate = () => new Promise<void>((resolve) => setImmediate(resolve));
