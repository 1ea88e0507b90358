// The message bus on PostgreSQL: LISTEN and NOTIFY over one connection, which is opened with the first listener and replaced when it breaks.
import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import type { BusListener, MessageBus } from './MessageBus.ts';
import { limitedConfig, PG_LIMITS, type PgLimits } from './pgLimits.ts';

const CHANNEL = 'lanternwise';
const RECONNECT_MS = 1000;
/** Notifications wait while a query runs, so that many travel in one transaction. */
const MAX_WAITING = 2000;
const NOTIFY_SQL = `SELECT pg_notify('${CHANNEL}', message) FROM unnest($1::text[]) WITH ORDINALITY AS m(message, n) ORDER BY n`;
/** Of the sender, before each message. */
const ID_LENGTH = 12;

interface Connection {
  client: pg.Client;
  socket: Socket;
}

export class PgMessageBus implements MessageBus {
  /** PostgreSQL delivers a notification to its sender too. */
  readonly #id = randomBytes(ID_LENGTH / 2).toString('hex');
  readonly #listeners = new Set<BusListener>();
  #connection: Connection | undefined;
  #connecting = false;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #waiting: string[] = [];
  #sending = false;

  constructor(
    private readonly url: string,
    private readonly limits: PgLimits = PG_LIMITS,
  ) {}

  publish(messages: readonly string[]): void {
    // Without a connection, what waits would be stale when it arrives.
    if (!this.#connection || this.#waiting.length > MAX_WAITING) return;
    this.#waiting.push(...messages.map((message) => this.#id + message));
    if (!this.#sending) void this.#send(this.#connection);
  }

  subscribe(listener: BusListener): () => void {
    this.#listeners.add(listener);
    void this.#connect();
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  async #send(connection: Connection): Promise<void> {
    this.#sending = true;
    try {
      while (this.#waiting.length > 0 && this.#connection === connection) {
        await connection.client.query(NOTIFY_SQL, [this.#waiting.splice(0)]);
      }
    } catch {
      this.#lose(connection);
    } finally {
      this.#sending = false;
    }
  }

  async #connect(): Promise<void> {
    if (this.#connection || this.#connecting || this.#closed) return;
    this.#connecting = true;
    const socket = new Socket();
    const client = new pg.Client({ ...limitedConfig(this.url, this.limits), stream: () => socket });
    const connection = { client, socket };
    // Without a listener the error of a lost connection would end the process.
    client.on('error', () => this.#lose(connection));
    client.on('end', () => this.#lose(connection));
    client.on('notification', ({ payload = '' }) => this.#deliver(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.#connection = connection;
    } catch {
      socket.destroy();
    }
    this.#connecting = false;
    if (this.#closed) this.#drop();
    else if (!this.#connection) this.#retryLater();
  }

  #deliver(payload: string): void {
    if (payload.startsWith(this.#id)) return;
    const message = payload.slice(ID_LENGTH);
    for (const listener of this.#listeners) listener(message);
  }

  #lose(connection: Connection): void {
    if (this.#connection !== connection) return;
    this.#drop();
    if (!this.#closed) this.#retryLater();
  }

  #retryLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), RECONNECT_MS);
    this.#retry.unref();
  }

  #drop(): void {
    this.#connection?.socket.destroy();
    this.#connection = undefined;
    this.#waiting = [];
  }
}
