// A load generator on bare sockets: keep-alive, one request at a time on each, replies read by their content-length.
import { connect, type Socket } from 'node:net';

export interface LoadResult {
  requests: number;
  /** Replies with a status other than 200, and broken connections. */
  errors: number;
}

/** The text of an HTTP request. */
export function formatRequest(method: string, path: string, headers: Record<string, string>, body?: unknown): string {
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
export async function generateLoad(port: number, sockets: number, ms: number, next: () => string): Promise<LoadResult> {
  const result: LoadResult = { requests: 0, errors: 0 };
  const end = performance.now() + ms;
  await Promise.all(
    Array.from({ length: sockets }, () => requestLoop(port, result, () => performance.now() < end, next)),
  );
  return result;
}

function requestLoop(
  port: number,
  result: LoadResult,
  shouldContinue: () => boolean,
  next: () => string,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const finish = () => {
      socket.destroy();
      resolve();
    };
    socket.on('connect', () => socket.write(next()));
    socket.on('error', () => {
      result.errors += 1;
      finish();
    });
    parseReplies(socket, (status) => {
      result.requests += 1;
      if (status !== 200) result.errors += 1;
      if (shouldContinue()) socket.write(next());
      else finish();
    });
  });
}

function parseReplies(socket: Socket, onReply: (status: number) => void): void {
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
