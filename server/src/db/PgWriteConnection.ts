// The connection of this process that writes to PostgreSQL: an advisory lock per transaction serialises the writes of all processes, so that
// a job may read and then write without conflicts.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Db, toDb } from './db.ts';
import type { WriteConnection } from './WriteQueue.ts';

/** Any number that only this program uses. */
const WRITE_LOCK = 7_316_220_412;
/** Limits how long a process that stalls inside a transaction blocks the others. */
const TIMEOUTS_SQL = "SET lock_timeout = '15s'; SET idle_in_transaction_session_timeout = '10s'";
const BEGIN_LOCKED_SQL = `BEGIN; SELECT pg_advisory_xact_lock(${WRITE_LOCK})`;

export class PgWriteConnection implements WriteConnection {
  readonly #url: string;
  #client: pg.Client | undefined;
  #db: Db | undefined;
  #inTransaction = false;

  constructor(url: string) {
    this.#url = url;
  }

  get db(): Db {
    if (!this.#db) throw new Error('no transaction has been started');
    return this.#db;
  }

  async begin(): Promise<void> {
    await this.#ensureConnected();
    await this.#run(BEGIN_LOCKED_SQL);
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    await this.#run('COMMIT');
    this.#inTransaction = false;
  }

  async rollback(): Promise<void> {
    this.#inTransaction = false;
    await this.#run('ROLLBACK').catch(() => this.#disconnect());
  }

  savepoint = (): Promise<void> => this.#run('SAVEPOINT job');
  releaseSavepoint = (): Promise<void> => this.#run('RELEASE SAVEPOINT job');
  rollbackToSavepoint = (): Promise<void> => this.#run('ROLLBACK TO SAVEPOINT job');
  isInTransaction = (): boolean => this.#inTransaction;

  async close(): Promise<void> {
    await this.#client?.end();
    this.#disconnect();
  }

  async #ensureConnected(): Promise<void> {
    if (this.#client) return;
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 5000 });
    // A lost connection is replaced at the next transaction; without a listener it would end the process.
    client.on('error', () => this.#disconnect());
    client.on('end', () => this.#disconnect());
    await client.connect();
    await client.query(TIMEOUTS_SQL);
    this.#client = client;
    this.#db = toDb(drizzle({ client }), 'postgres');
  }

  async #run(sql: string): Promise<void> {
    if (!this.#client)
      throw Object.assign(new Error('the connection to the database was lost'), { code: 'ECONNRESET' });
    await this.#client.query(sql);
  }

  #disconnect(): void {
    this.#inTransaction = false;
    this.#client = undefined;
    this.#db = undefined;
  }
}
