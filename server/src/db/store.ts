// The interface of the database: committed reads and durable writes, the same on both engines.
import type { Db } from './db.ts';
import type { MessageBus } from './MessageBus.ts';

/** A write. It may only await queries on `tx`, because the transaction stays open meanwhile. */
export type WriteJob<T> = (tx: Db) => Promise<T>;

export interface Store {
  /** Reads committed data; on SQLite this connection refuses writes. */
  readonly db: Db;
  /** Runs a write; resolves once it is durable. */
  write<T>(job: WriteJob<T>): Promise<T>;
  /** Between the processes that share the database. */
  readonly bus: MessageBus;
  /** Rejects with DatabaseBusyError if the database cannot be read or written in time, or lacks migrations. */
  check(): Promise<void>;
  /**
   * Removes what deleted rows left in the files, as far as the engine can (docs/data.md). Resolves with false if a reader stood in the way:
   * try again later.
   */
  scrub(): Promise<boolean>;
  /** Finishes the queued writes, then closes. */
  close(): Promise<void>;
}
