// The one connection of a process that writes to PostgreSQL. A lock held for each transaction makes writes of all processes
// follow one another, so that a job may read and then write as if it were alone; the queue lets many jobs share a commit.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './db.ts';
import type { WriteSession } from './write-queue.ts';

/** Any number that only this program uses. */
const WRITE_LOCK = 7_316_220_412;
/** A process that stalls in the middle of a transaction must not stop all others for longer. */
const LIMITS = "SET lock_timeout = '15s'; SET idle_in_transaction_session_timeout = '10s'";
const BEGIN = `BEGIN; SELECT pg_advisory_xact_lock(${WRITE_LOCK})`;

export class PgWriter implements WriteSession {
  readonly #url: string;
  #client: pg.Client | undefined;
  #db: Db | undefined;
  #open = false;

  constructor(url: string) {
    this.#url = url;
  }

  get db(): Db {
    if (!this.#db) throw new Error('no transaction was begun');
    return this.#db;
  }

  async begin(): Promise<void> {
    await this.#connected();
    await this.#run(BEGIN);
    this.#open = true;
  }

  async commit(): Promise<void> {
    await this.#run('COMMIT');
    this.#open = false;
  }

  async rollback(): Promise<void> {
    this.#open = false;
    await this.#run('ROLLBACK').catch(() => this.#drop());
  }

  mark = (): Promise<void> => this.#run('SAVEPOINT job');
  release = (): Promise<void> => this.#run('RELEASE SAVEPOINT job');
  undo = (): Promise<void> => this.#run('ROLLBACK TO SAVEPOINT job');
  isOpen = (): boolean => this.#open;

  async close(): Promise<void> {
    await this.#client?.end();
    this.#drop();
  }

  async #connected(): Promise<void> {
    if (this.#client) return;
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 5000 });
    // A lost connection is replaced at the next transaction; without a listener it would end the process.
    client.on('error', () => this.#drop());
    client.on('end', () => this.#drop());
    await client.connect();
    await client.query(LIMITS);
    this.#client = client;
    this.#db = drizzle({ client }) as unknown as Db;
  }

  async #run(sql: string): Promise<void> {
    if (!this.#client)
      throw Object.assign(new Error('the connection to the data base was lost'), { code: 'ECONNRESET' });
    await this.#client.query(sql);
  }

  #drop(): void {
    this.#open = false;
    this.#client = undefined;
    this.#db = undefined;
  }
}
