// Group commit: writes that wait at the same moment share one transaction and one fsync, each behind its own savepoint.
import type { Db } from './db.ts';
import { DatabaseBusyError } from './dbErrors.ts';
import type { WriteJob } from './store.ts';

/** One connection that writes, and how its engine begins and ends transactions. */
export interface WriteConnection {
  /** The query builder of this connection; asked anew for each transaction, because a connection may have been replaced. */
  readonly db: Db;
  begin(): void | Promise<void>;
  commit(): void | Promise<void>;
  rollback(): void | Promise<void>;
  /** Savepoint of one job: set, let go of, gone back to. */
  savepoint(): void | Promise<void>;
  releaseSavepoint(): void | Promise<void>;
  rollbackToSavepoint(): void | Promise<void>;
  /** False once the transaction is over, also where the engine ended it by itself. */
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
  /** How many writes met in the last batch. */
  #lastBatchSize = 0;
  #draining: Promise<void> | undefined;
  readonly #connection: WriteConnection;

  constructor(connection: WriteConnection) {
    this.#connection = connection;
  }

  /** Runs the job in a transaction; resolves after it is on disk. */
  write<T>(job: WriteJob<T>): Promise<T> {
    if (this.#queue.length >= QUEUE_LIMIT) return Promise.reject(new DatabaseBusyError('the write queue is full'));
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ job, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when nothing waits any more. */
  async onIdle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      // A write alone goes at once; where writes come in crowds, a moment's patience gathers more behind one fsync.
      await (this.#lastBatchSize > 1 ? tick() : nextImmediate());
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
      for (const waiting of batch) settlers.push(await this.#runInSavepoint(waiting));
      await this.#connection.commit();
    } catch (error) {
      if (this.#connection.isInTransaction()) await this.#connection.rollback();
      for (const waiting of batch) waiting.reject(error);
      return;
    }
    for (const settleOne of settlers) settleOne();
  }

  async #runInSavepoint({ job, resolve, reject }: QueuedWrite): Promise<() => void> {
    const session = this.#connection;
    await session.savepoint();
    try {
      const value = await job(session.db);
      await session.releaseSavepoint();
      return () => resolve(value);
    } catch (error) {
      // A full disk, an I/O error or a lost connection ends the whole transaction: then nobody in the batch was saved.
      if (!session.isInTransaction()) throw error;
      await session.rollbackToSavepoint();
      await session.releaseSavepoint();
      return () => reject(error);
    }
  }
}

/** About a millisecond. */
const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
const nextImmediate = () => new Promise<void>((resolve) => setImmediate(resolve));
