// Clients that hold sockets without finishing what they began, for tests of time-outs, the connection limit and the shutdown.
import { once } from 'node:events';
import { truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

const HALF_HEAD = 'POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: localhost\r\n';

/** What a client sends before it stops; it then stays connected. */
export const BAD_CLIENTS = {
  silent: '',
  'half a head': HALF_HEAD,
  'half a body': `${HALF_HEAD}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
  'idle after a request': 'GET /api/v1/health HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'not HTTP, and never closed by the client': 'nonsense\r\n\r\n',
} as const;
export type BadClientKind = keyof typeof BAD_CLIENTS;

export interface BadClient {
  socket: Socket;
  isClosed: () => boolean;
}

/**
 * Connects and sends the start of a request.
 * @param trickle sends one more byte each second, so that the connection never looks idle
 */
export function openBadClient(url: string, kind: BadClientKind, { trickle = false } = {}): BadClient {
  const client = connectRaw(url);
  const timer = trickle ? setInterval(() => client.socket.write('x'), 1000) : undefined;
  client.socket.on('connect', () => {
    if (BAD_CLIENTS[kind] !== '') client.socket.write(BAD_CLIENTS[kind]);
  });
  client.socket.on('close', () => clearInterval(timer));
  client.socket.resume();
  return client;
}

/** Asks for `path` and stops reading once the answer has begun, so that it stays unfinished. Resolves with that state. */
export async function openNonReader(url: string, path: string, headers = ''): Promise<BadClient> {
  const client = connectRaw(url);
  client.socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`);
  await once(client.socket, 'readable');
  return client;
}

/** Served by a server whose client folder holds it: more than the kernel buffers for a client that does not read. */
export const LARGE_FILE = '/large.txt';
const LARGE_FILE_BYTES = 64 * 1024 * 1024;

/** Makes `folder` a built client with one large file, which takes no room on the disk. */
export function writeLargeFile(folder: string): void {
  const site = '<!doctype html><html lang="en"><!--page-head--><!--/page-head--><div id="root"></div>';
  writeFileSync(join(folder, 'index.html'), site);
  writeFileSync(join(folder, LARGE_FILE), '');
  truncateSync(join(folder, LARGE_FILE), LARGE_FILE_BYTES);
}

/** Half-closed sockets stay open at this end, as those of a client that ignores the server's FIN. */
function connectRaw(url: string): BadClient {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), allowHalfOpen: true });
  let closed = false;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closed = true;
  });
  return { socket, isClosed: () => closed };
}
