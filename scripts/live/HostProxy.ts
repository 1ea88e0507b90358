// A reverse proxy as a host runs it before several server processes: each request goes to the next process that accepts connections.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Names the process that answered, as hosts do. */
export const SERVED_BY = 'x-served-by';

export class HostProxy {
  /** Holds every answer back until it is complete, as some school networks do. */
  buffers = false;
  /** Called once, when a process has answered a request to an address that ends so; the browser gets 502 instead of the answer. */
  loseAnswer: { to: string; then: () => void } | undefined;
  #targets: readonly string[] = [];
  #turn = 0;
  readonly #server = createServer((incoming, reply) => void this.#serve(incoming, reply));

  /** Resolves with its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** @param urls of the processes that are up, as far as the host knows */
  setTargets(urls: readonly string[]): void {
    this.#targets = urls;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    try {
      for await (const part of incoming) parts.push(part as Buffer);
    } catch {
      // The browser has given the request up.
      reply.destroy();
      return;
    }
    this.#turn += 1;
    this.#forward({ incoming, body: Buffer.concat(parts), reply }, this.#turn, this.#targets.length);
  }

  /** @param tries how many processes are left to ask */
  #forward(exchange: { incoming: IncomingMessage; body: Buffer; reply: ServerResponse }, turn: number, tries: number) {
    const { incoming, body, reply } = exchange;
    const target = this.#targets[turn % this.#targets.length];
    if (!target || tries === 0) {
      reply.writeHead(502).end('bad gateway');
      return;
    }
    const { method, headers, url } = incoming;
    const upstream = request(`${target}${url}`, { agent: false, ...(method && { method }), headers }, (answer) => {
      const lost = this.loseAnswer;
      if (lost && url?.endsWith(lost.to)) {
        this.loseAnswer = undefined;
        lost.then();
        upstream.destroy();
        reply.writeHead(502).end('bad gateway');
        return;
      }
      const head = { ...answer.headers, [SERVED_BY]: target };
      // Half an answer is worth nothing: the browser must see that the connection broke.
      answer.on('error', () => reply.destroy());
      reply.on('close', () => upstream.destroy());
      if (this.buffers) void passWhole(answer, reply, head);
      else answer.pipe(reply.writeHead(answer.statusCode ?? 502, head));
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') this.#forward(exchange, turn + 1, tries - 1);
      else if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end('bad gateway');
    });
    upstream.end(body);
  }
}

async function passWhole(answer: IncomingMessage, reply: ServerResponse, head: IncomingMessage['headers']) {
  const parts: Buffer[] = [];
  try {
    for await (const part of answer) parts.push(part as Buffer);
  } catch {
    return;
  }
  reply.writeHead(answer.statusCode ?? 502, head).end(Buffer.concat(parts));
}
