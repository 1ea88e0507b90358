// Streams of live lessons for load: over plain node:http, which costs this machine less than fetch does.
import { Agent, type ClientRequest, get, request } from 'node:http';
import type { BoardMessage, OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';

type Line = BoardMessage | OwnLiveMessage;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

export interface OpenLines {
  close(): void;
  /** Resolves when the stream has ended or broken, or was refused, with the status. */
  ended: Promise<number>;
}

/** Opens one stream. `onText` gets each line before it is parsed; a line that it takes (true) is not parsed. */
export function openLines(
  url: string,
  token: string,
  path: string,
  onLine: (line: Line) => void,
  onText: (text: string) => boolean = () => false,
): OpenLines {
  let opened: ClientRequest | undefined;
  const ended = new Promise<number>((resolve) => {
    opened = get(`${url}${path}`, { agent: false, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      let rest = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const text of lines) if (!onText(text)) onLine(JSON.parse(text) as Line);
      });
      reply.on('close', () => resolve(reply.statusCode ?? 0));
      reply.on('error', () => undefined);
    });
    opened.on('error', () => resolve(0));
  });
  return { close: () => opened?.destroy(), ended };
}

/** Sends JSON; resolves with status and body, 0 if there was no answer. */
export function send(
  url: string,
  token: string,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ status: number; body: string }> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request(
      `${url}${path}`,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (reply) => {
        let received = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk: string) => {
          received += chunk;
        });
        reply.on('close', () => resolve({ status: reply.statusCode ?? 0, body: received }));
      },
    );
    sent.on('error', () => resolve({ status: 0, body: '' }));
    sent.end(text);
  });
}
