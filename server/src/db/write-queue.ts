// Group commit: writes that wait at the same moment share one transaction and one fsync, each behind its own savepoint.
import { BusyError } from '../http/errors.ts';
import type { Db } from './db.ts';
import type { WriteJob } from './store.ts';

/** One connection that writes, and how its engine begins and ends transactions. */
export interface WriteSession {
  /** The query builder of this connection; asked anew for each transaction, because a connection may have been replaced. */
  readonly db: Db;
  begin(): void | Promise<void>;
  commit(): void | Promise<void>;
  rollback(): void | Promise<void>;
  /** Savepoint of one job: set, let go of, gone back to. */
  mark(): void | Promise<void>;
  release(): void | Promise<void>;
  undo(): void | Promise<void>;
  /** False once the transaction is over, also where the engine ended it by itself. */
  isOpen(): boolean;
}

interface Waiting {
  job: WriteJob<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

const BATCH = 128;
const QUEUE_LIMIT = 20_000;

export class WriteQueue {
  #waiting: Waiting[] = [];
  /** How many writes met in the last batch. */
  #crowd = 0;
  #running: Promise<void> | undefined;
  readonly #session: WriteSession;

  constructor(session: WriteSession) {
    this.#session = session;
  }

  /** Runs the job in a transaction; resolves after it is on disk. */
  write<T>(job: WriteJob<T>): Promise<T> {
    if (this.#waiting.length >= QUEUE_LIMIT) return Promise.reject(new BusyError());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ job, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // A write alone goes at once; where writes come in crowds, a moment's patience gathers more behind one fsync.
      await (this.#crowd > 1 ? moment() : nextTurn());
      const batch = this.#waiting.splice(0, BATCH);
      this.#crowd = batch.length;
      await this.#commit(batch);
    }
    this.#running = undefined;
  }

  async #commit(batch: Waiting[]): Promise<void> {
    const settle: Array<() => void> = [];
    try {
      await this.#session.begin();
      for (const waiting of batch) settle.push(await this.#runOne(waiting));
      await this.#session.commit();
    } catch (error) {
      if (this.#session.isOpen()) await this.#session.rollback();
      for (const waiting of batch) waiting.reject(error);
      return;
    }
    for (const done of settle) done();
  }

  async #runOne({ job, resolve, reject }: Waiting): Promise<() => void> {
    const session = this.#session;
    await session.mark();
    try {
      const value = await job(session.db);
      await session.release();
      return () => resolve(value);
    } catch (error) {
      // A full disk, an I/O error or a lost connection ends the whole transaction: then nobody in the batch was saved.
      if (!session.isOpen()) throw error;
      await session.undo();
      await session.release();
      return () => reject(error);
    }
  }
}

/** About a millisecond. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
