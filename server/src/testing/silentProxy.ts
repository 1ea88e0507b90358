// A TCP proxy whose connections can go silent: what arrives is acknowledged and dropped, as behind a firewall that forgot them.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  port: number;
  /** From now on nothing passes: not on open connections, and not on new ones until `heal`. */
  silence(): void;
  /** New connections pass again; those that went silent stay so. */
  heal(): void;
  close(): void;
}

export async function startSilentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  let silent = false;
  const links = new Set<{ sockets: Socket[]; silent: boolean }>();
  const server = createServer((inner) => {
    const outer = connect(target);
    const link = { sockets: [inner, outer], silent };
    links.add(link);
    const relay = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        if (!link.silent) to.write(bytes);
      });
      // A silent connection does not tell either side that the other one left.
      from.on('close', () => {
        if (!link.silent) to.destroy();
      });
      from.on('error', () => undefined);
    };
    relay(inner, outer);
    relay(outer, inner);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence() {
      silent = true;
      for (const link of links) link.silent = true;
    },
    heal() {
      silent = false;
    },
    close() {
      server.close();
      for (const { sockets } of links) for (const socket of sockets) socket.destroy();
    },
  };
}

/** The database's address with the proxy in between. */
export function throughProxy(databaseUrl: string, proxy: SilentProxy): string {
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return url.href;
}
