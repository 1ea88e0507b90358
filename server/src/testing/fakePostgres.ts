// A server on a free port that speaks as much of PostgreSQL's protocol as transactions need, and misbehaves when a test says so.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What happens to a statement instead of its answer. */
export type Misbehaviour =
  /** Fails with this SQLSTATE, as a statement of a transaction does. */
  | { error: string }
  /** Fails with this SQLSTATE and ends the session. */
  | { fatal: string }
  /** Is answered with another tag, as the COMMIT of a failed transaction is. */
  | { tag: string }
  | 'silence'
  | 'hang-up';

export interface FakePostgres {
  url: string;
  /** What arrived, in order, with the number of its connection. */
  statements: Array<[connection: number, sql: string]>;
  /** Undefined: the statement is answered. A new connection asks with the text `CONNECT`. */
  misbehave: (sql: string, connection: number) => Misbehaviour | undefined;
  stop(): void;
}

type TransactionStatus = 'I' | 'T' | 'E';

const INT = 4;
const int32 = (value: number) => {
  const bytes = Buffer.alloc(INT);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, body: Buffer) => Buffer.concat([Buffer.from(type), int32(body.length + INT), body]);
const text = (value: string) => Buffer.from(`${value}\0`);
const ready = (status: TransactionStatus) => message('Z', Buffer.from(status));
const commandComplete = (tag: string) => message('C', text(tag));
const errorResponse = (code: string, severity = 'ERROR') =>
  message(
    'E',
    Buffer.concat([text(`S${severity}`), text(`C${code}`), text('Mas the test wants it'), Buffer.from([0])]),
  );
const AUTHENTICATED = message('R', int32(0));

const IN_FAILED_TRANSACTION = '25P02';

/** One connection: answers statement by statement and knows whether a transaction is open or has failed. */
class Session {
  readonly #fake: FakePostgres;
  readonly #number: number;
  readonly #socket: Socket;
  #status: TransactionStatus = 'I';
  #silent = false;
  #started = false;
  #unread: Buffer = Buffer.alloc(0);

  constructor(fake: FakePostgres, number: number, socket: Socket) {
    this.#fake = fake;
    this.#number = number;
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#read(bytes));
    // The other side may destroy its socket at any time.
    socket.on('error', () => undefined);
  }

  #read(bytes: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, bytes]);
    for (;;) {
      const header = this.#started ? 1 : 0;
      if (this.#unread.length < header + INT) return;
      const end = header + this.#unread.readInt32BE(header);
      if (this.#unread.length < end) return;
      const type = this.#unread.toString('latin1', 0, header);
      const body = this.#unread.subarray(header + INT, end);
      this.#unread = this.#unread.subarray(end);
      this.#receive(type, body);
    }
  }

  #receive(type: string, body: Buffer): void {
    if (this.#silent) return;
    if (!this.#started) {
      this.#started = true;
      if (this.#answer('CONNECT', AUTHENTICATED)) this.#socket.write(ready('I'));
    } else if (type === 'X') this.#socket.end();
    else if (type === 'Q') this.#query(body.toString('utf8', 0, body.length - 1));
    else throw new Error(`the fake server does not know the message ${type}`);
  }

  #query(sql: string): void {
    for (const statement of sql.split(';').map((part) => part.trim())) {
      this.#fake.statements.push([this.#number, statement]);
      if (!this.#execute(statement)) break;
    }
    if (!this.#silent && !this.#socket.writableEnded) this.#socket.write(ready(this.#status));
  }

  /** False if the statement failed or was not answered. */
  #execute(sql: string): boolean {
    const ends = /^(COMMIT|ROLLBACK)$/.exec(sql);
    if (this.#status === 'E' && !ends && !sql.startsWith('ROLLBACK TO')) {
      this.#socket.write(errorResponse(IN_FAILED_TRANSACTION));
      return false;
    }
    const tag = ends && this.#status === 'E' ? 'ROLLBACK' : (sql.split(' ')[0] ?? '');
    if (!this.#answer(sql, commandComplete(tag))) return false;
    if (ends) this.#status = 'I';
    else if (sql === 'BEGIN' || sql.startsWith('ROLLBACK TO')) this.#status = 'T';
    return true;
  }

  #answer(sql: string, answer: Buffer): boolean {
    const misbehaviour = this.#fake.misbehave(sql, this.#number);
    if (misbehaviour === undefined) return this.#socket.write(answer) || true;
    if (misbehaviour === 'silence') this.#silent = true;
    else if (misbehaviour === 'hang-up') this.#socket.destroy();
    else if ('tag' in misbehaviour) return this.#socket.write(commandComplete(misbehaviour.tag)) || true;
    else if ('fatal' in misbehaviour) this.#socket.end(errorResponse(misbehaviour.fatal, 'FATAL'));
    else {
      if (this.#status === 'T') this.#status = 'E';
      this.#socket.write(errorResponse(misbehaviour.error));
    }
    return false;
  }
}

export async function startFakePostgres(): Promise<FakePostgres> {
  const sockets = new Set<Socket>();
  const server = createServer();
  const fake: FakePostgres = {
    url: '',
    statements: [],
    misbehave: () => undefined,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    new Session(fake, sockets.size, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  fake.url = `postgres://lantern@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/lanternwise`;
  return fake;
}
