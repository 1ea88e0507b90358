// Answers requests that never reach Fastify (too slow, too long, not HTTP) with the error shape of the API.
import type { Socket } from 'node:net';
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';

const KNOWN_ERRORS: Record<string, [status: string, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'too-slow',
    'The request took too long to arrive. Please try again.',
  ],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'That is too large to send in one go.'],
};
const BAD_REQUEST: [string, string, string] = [
  '400 Bad Request',
  'bad-request',
  'The request could not be understood.',
];

/** For the client to take the answer, before its socket is destroyed: an immediate reset could overtake the answer. */
const LINGER_MS = 500;

export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = KNOWN_ERRORS[error.code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify({ success: false, message, code } satisfies ErrorReply);
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
  // A client that never closes its side, or reads nothing, must not keep the socket.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
