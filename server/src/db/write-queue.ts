// Group commit: writes that wait at the same moment share one transaction and one fsync, each behind its own savepoint.
import type Database from 'better-sqlite3';
import { BusyError } from '../http/errors.ts';
import type { Db } from './db.ts';
import type { WriteJob } from './store.ts';

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
  readonly #client: Database.Database;
  readonly #db: Db;
  readonly #sql: Record<'begin' | 'commit' | 'rollback' | 'mark' | 'release' | 'undo', Database.Statement>;

  constructor(client: Database.Database, db: Db) {
    this.#client = client;
    this.#db = db;
    this.#sql = {
      begin: client.prepare('BEGIN IMMEDIATE'),
      commit: client.prepare('COMMIT'),
      rollback: client.prepare('ROLLBACK'),
      mark: client.prepare('SAVEPOINT job'),
      release: client.prepare('RELEASE job'),
      undo: client.prepare('ROLLBACK TO job'),
    };
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
      this.#sql.begin.run();
      for (const waiting of batch) settle.push(await this.#runOne(waiting));
      this.#sql.commit.run();
    } catch (error) {
      if (this.#client.inTransaction) this.#sql.rollback.run();
      for (const waiting of batch) waiting.reject(error);
      return;
    }
    for (const done of settle) done();
  }

  async #runOne({ job, resolve, reject }: Waiting): Promise<() => void> {
    this.#sql.mark.run();
    try {
      const value = await job(this.#db);
      this.#sql.release.run();
      return () => resolve(value);
    } catch (error) {
      // A full disk or an I/O error rolls the whole transaction back: then nobody in the batch was saved.
      if (!this.#client.inTransaction) throw error;
      this.#sql.undo.run();
      this.#sql.release.run();
      return () => reject(error);
    }
  }
}

/** About a millisecond. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
