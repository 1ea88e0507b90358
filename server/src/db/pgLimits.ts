// How long PostgreSQL may take for what: no connection, query or lock is waited for without an end.
import pg from 'pg';

export interface PgLimits {
  /** To open a connection. */
  connectMs: number;
  /** For the lock that serialises the writes of all processes. Above `idleInTransactionMs`, so that it outlasts a stalled process. */
  lockMs: number;
  /** After this time the server ends a session that stalls inside a transaction and thereby blocks the others. */
  idleInTransactionMs: number;
  /** The server cancels a statement that takes longer. */
  statementMs: number;
  /** The client gives up on an answer. Above `statementMs`, so that it ends only what the server cannot end: a silent connection. */
  queryMs: number;
  /** A write connection that rested for this long is tested before it is used. */
  restMs: number;
  /** For the answer to that test. */
  probeMs: number;
}

export const PG_LIMITS: PgLimits = {
  connectMs: 5000,
  lockMs: 8000,
  idleInTransactionMs: 5000,
  statementMs: 10_000,
  queryMs: 12_000,
  restMs: 5000,
  probeMs: 3000,
};

/** The TCP keep-alive finds hosts that are gone; `query_timeout` finds those that still acknowledge packets. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Options of a connection with these limits; `query_timeout` applies to every query. */
export const limitedConfig = (url: string, limits: PgLimits): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: limits.connectMs,
  statement_timeout: limits.statementMs,
  query_timeout: limits.queryMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  ...KEEP_ALIVE,
});

/** A connection for migrations, which may take minutes. */
export const unlimitedClient = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, connectionTimeoutMillis: PG_LIMITS.connectMs, ...KEEP_ALIVE });

/** A connection of the read pool, whose own time-out is for waiting in the queue and too long for connecting. */
export class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'object' ? { ...config, connectionTimeoutMillis: PG_LIMITS.connectMs } : config);
  }
}
