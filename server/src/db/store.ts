// What the rest of the server knows of the data base: committed reads, durable writes, and nothing of the engine.
import type { Db } from './db.ts';

/** A write. It may await queries on `tx` and nothing else: the transaction is open meanwhile. */
export type WriteJob<T> = (tx: Db) => Promise<T>;

export interface Store {
  /** Committed reads; on SQLite this connection refuses to write. */
  readonly db: Db;
  /** Runs a write; resolves once it is durable. */
  write<T>(job: WriteJob<T>): Promise<T>;
  /** Rejects where the data base cannot be read. */
  check(): Promise<void>;
  /** Finishes the waiting writes, then closes. */
  close(): Promise<void>;
}
