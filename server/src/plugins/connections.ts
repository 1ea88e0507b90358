// Keeps the number of open connections below what the process may have, and closes them at shutdown whatever their clients do.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A school of 2,000 has at most some connections each, and a connection costs about 20 KB. */
const MAX_CONNECTIONS = 5000;
/** Descriptors for the database, static files, mail, payments and what Node itself opens. */
const RESERVED_DESCRIPTORS = 256;
/** A client that takes nothing of its answer for this long may lose it when connections run short. */
const STALLED_ANSWER_MS = 30_000;
/** Of the limit; closing several at once keeps the search for the oldest rare. */
const EVICTED_SHARE = 0.05;

/** After the shutdown began: for a request that has only just arrived, for a body under way, for an answer. */
const GRACE_MS = { head: 1000, body: 3000, answer: 7000 } as const;

interface Connection {
  /** When the state last changed, in milliseconds of a monotonic clock. */
  since: number;
  /** The newest request whose head has arrived; null before the first. */
  request: IncomingMessage | null;
  /** Null once the answer is complete. */
  response: ServerResponse | null;
}

/** What the server waits for: the client's head or body, its next request, or its own answer. */
type Waiting = 'head' | 'body' | 'next' | 'answer';

const waitsFor = ({ request, response }: Connection): Waiting => {
  if (!request) return 'head';
  if (!request.complete) return 'body';
  return response ? 'answer' : 'next';
};

/** How many connections the process may hold. */
function connectionLimit(descriptors = openFilesLimit()): number {
  const reserved = Math.min(RESERVED_DESCRIPTORS, Math.ceil(descriptors / 4));
  return Math.min(MAX_CONNECTIONS, descriptors - reserved);
}

let openFiles: number | undefined;

/** Asked once in a process: the system's report costs some 20 ms. */
function openFilesLimit(): number {
  openFiles ??= reportOpenFilesLimit();
  return openFiles;
}

/** The soft limit of file descriptors; Infinity where the system tells none. */
function reportOpenFilesLimit(): number {
  if (!process.report) return Number.POSITIVE_INFINITY;
  // Without this the report looks up the names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/** All connections of a server with what each of them waits for. */
export class ConnectionTracker {
  readonly #connections = new Map<Socket, Connection>();
  readonly #limit: number;

  constructor(server: Server, limit: number) {
    this.#limit = limit;
    server.on('connection', (socket) => this.#add(socket));
    server.on('request', (request, response) => this.#begin(request, response));
  }

  /** Closes what may be closed `elapsed` milliseconds after the shutdown began. */
  closeForShutdown(elapsed: number): void {
    for (const [socket, connection] of this.#connections) {
      const waiting = waitsFor(connection);
      if (waiting === 'next' || elapsed >= GRACE_MS[waiting]) socket.destroy();
    }
  }

  #add(socket: Socket): void {
    this.#connections.set(socket, { since: performance.now(), request: null, response: null });
    socket.once('close', () => this.#connections.delete(socket));
    if (this.#connections.size > this.#limit) this.#evict();
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#connections.get(request.socket);
    if (!connection) return;
    connection.since = performance.now();
    connection.request = request;
    connection.response = response;
    response.once('close', () => {
      if (connection.response !== response) return;
      connection.since = performance.now();
      connection.response = null;
    });
  }

  /** Closes connections whose request is incomplete, oldest first; then idle ones; then those that do not read their reply. */
  #evict(): void {
    const now = performance.now();
    const candidates = [...this.#connections]
      .map(([socket, connection]) => ({ socket, since: connection.since, rank: evictionRank(connection, now) }))
      .filter(({ rank }) => rank !== null)
      .sort((a, b) => Number(a.rank) - Number(b.rank) || a.since - b.since);
    const count = Math.ceil(this.#limit * EVICTED_SHARE);
    for (const { socket } of candidates.slice(0, count)) socket.destroy();
  }
}

/** Lower goes first; null: stays. */
function evictionRank(connection: Connection, now: number): number | null {
  switch (waitsFor(connection)) {
    case 'head':
    case 'body':
      return 0;
    case 'next':
      return 1;
    case 'answer':
      return connection.response?.headersSent && now - connection.since > STALLED_ANSWER_MS ? 2 : null;
  }
}

/** Counts connections and keeps them below the limit. */
export function trackConnections(app: FastifyInstance): ConnectionTracker {
  const limit = connectionLimit();
  // The last resort, where every connection waits for its answer.
  if (Number.isFinite(limit)) app.server.maxConnections = limit + Math.ceil(limit * EVICTED_SHARE);
  return new ConnectionTracker(app.server, limit);
}
