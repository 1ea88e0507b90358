// The connection of this process that writes to PostgreSQL: an advisory lock per transaction serialises the writes of all processes, so that
// a job may read and then write without conflicts. Any failure drops the connection; the next transaction opens a fresh one.
import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Db, toDb } from './db.ts';
import { DatabaseBusyError, isConnectionLost, isDiskFull } from './dbErrors.ts';
import { limitedConfig, PG_LIMITS, type PgLimits } from './pgLimits.ts';
import type { WriteConnection } from './WriteQueue.ts';

/** Any number that only this program uses. */
export const WRITE_LOCK = 7_316_220_412;
const BEGIN_LOCKED_SQL = `BEGIN; SELECT pg_advisory_xact_lock(${WRITE_LOCK})`;

interface Connection {
  client: pg.Client;
  /** Destroyed to drop the connection: a graceful end would wait for a server that does not answer. */
  socket: Socket;
  db: Db;
}

export class PgWriteConnection implements WriteConnection {
  #connection: Connection | undefined;
  #inTransaction = false;
  /** When the last transaction ended, by the monotonic clock. */
  #restingSince = 0;

  constructor(
    private readonly url: string,
    private readonly limits: PgLimits = PG_LIMITS,
  ) {}

  get db(): Db {
    if (!this.#connection) throw new Error('no transaction has been started');
    return this.#connection.db;
  }

  async begin(): Promise<void> {
    try {
      await this.#dropIfDead();
      this.#connection ??= await this.#connect();
      await this.#connection.client.query(BEGIN_LOCKED_SQL);
      this.#inTransaction = true;
    } catch (error) {
      this.#drop();
      throw asBusy('no transaction could be started', error);
    }
  }

  async commit(): Promise<void> {
    const result = await this.#run('COMMIT');
    // PostgreSQL answers the COMMIT of a failed transaction with a rollback and no error.
    if (result.command !== 'COMMIT') {
      this.#drop();
      throw new DatabaseBusyError(`the transaction ended with ${result.command}`);
    }
    this.#inTransaction = false;
    this.#restingSince = performance.now();
  }

  /** The server rolls back what a dropped connection left open. */
  rollback(): void {
    this.#drop();
  }

  savepoint = async (): Promise<void> => void (await this.#run('SAVEPOINT job'));
  releaseSavepoint = async (): Promise<void> => void (await this.#run('RELEASE SAVEPOINT job'));
  rollbackToSavepoint = async (): Promise<void> => void (await this.#run('ROLLBACK TO SAVEPOINT job'));
  canContinueAfter = (error: unknown): boolean => this.#inTransaction && !isConnectionLost(error);

  async close(): Promise<void> {
    const connection = this.#connection;
    if (!connection) return;
    const giveUp = setTimeout(() => connection.socket.destroy(), this.limits.probeMs);
    await connection.client.end();
    clearTimeout(giveUp);
    this.#drop();
  }

  /** Tests a connection that rested: firewalls forget such connections without telling either side. */
  async #dropIfDead(): Promise<void> {
    if (!this.#connection || performance.now() - this.#restingSince < this.limits.restMs) return;
    try {
      // `pg` takes a time-out of a single query, which its types do not declare.
      const probe = { text: 'SELECT 1', query_timeout: this.limits.probeMs };
      await this.#connection.client.query(probe);
    } catch {
      this.#drop();
    }
  }

  async #connect(): Promise<Connection> {
    const socket = new Socket();
    const client = new pg.Client({ ...limitedConfig(this.url, this.limits), stream: () => socket });
    // Without a listener the error of a lost connection would end the process.
    client.on('error', () => this.#dropClient(client));
    client.on('end', () => this.#dropClient(client));
    try {
      await client.connect();
    } catch (error) {
      socket.destroy();
      throw error;
    }
    return { client, socket, db: toDb(drizzle({ client }), 'postgres') };
  }

  async #run(sql: string): Promise<pg.QueryResult> {
    try {
      if (!this.#connection) throw new Error('the connection was lost');
      return await this.#connection.client.query(sql);
    } catch (error) {
      this.#drop();
      throw asBusy(`${sql} failed`, error);
    }
  }

  /** An event of an earlier connection must not end the current one. */
  #dropClient(client: pg.Client): void {
    if (this.#connection?.client === client) this.#drop();
  }

  #drop(): void {
    this.#connection?.socket.destroy();
    this.#connection = undefined;
    this.#inTransaction = false;
  }
}

/** Whatever failed here is no fault of the job: the client should send the write again. */
const asBusy = (what: string, cause: unknown): unknown =>
  isDiskFull(cause) ? cause : new DatabaseBusyError(`PostgreSQL: ${what}`, { cause });
