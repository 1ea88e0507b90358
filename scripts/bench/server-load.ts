// A load generator on bare sockets: keep-alive, one request at a time on each, replies read by their content-length.
import { connect, type Socket } from 'node:net';

export interface Tally {
  requests: number;
  /** Replies with a status other than 200, and broken connections. */
  errors: number;
}

/** The text of an HTTP request. */
export function requestText(method: string, path: string, headers: Record<string, string>, body?: unknown): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    ...headers,
    ...(json && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${json}`;
}

/** Sends requests over `sockets` connections for `ms`; `next` gives the text of each. */
export async function load(port: number, sockets: number, ms: number, next: () => string): Promise<Tally> {
  const tally: Tally = { requests: 0, errors: 0 };
  const end = performance.now() + ms;
  await Promise.all(
    Array.from({ length: sockets }, () => keepAsking(port, tally, () => performance.now() < end, next)),
  );
  return tally;
}

function keepAsking(port: number, tally: Tally, goOn: () => boolean, next: () => string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const finish = () => {
      socket.destroy();
      resolve();
    };
    socket.on('connect', () => socket.write(next()));
    socket.on('error', () => {
      tally.errors += 1;
      finish();
    });
    readReplies(socket, (status) => {
      tally.requests += 1;
      if (status !== 200) tally.errors += 1;
      if (goOn()) socket.write(next());
      else finish();
    });
  });
}

function readReplies(socket: Socket, onReply: (status: number) => void): void {
  let buffered = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    buffered += chunk;
    const head = buffered.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(buffered.slice(0, head))?.[1] ?? 0);
    if (buffered.length < head + 4 + length) return;
    const status = Number(buffered.slice(9, 12));
    buffered = '';
    onReply(status);
  });
}
