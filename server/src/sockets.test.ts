// Clients that hold their sockets: the site stays reachable beside them, and SIGTERM ends the server whatever they do.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BAD_CLIENTS,
  type BadClient,
  type BadClientKind,
  LARGE_FILE,
  openBadClient,
  openNonReader,
  writeLargeFile,
} from './testing/badClients.ts';
import { createDataFolder, startServerProcess } from './testing/serverProcess.ts';
import { startTestServer } from './testing/testServer.ts';

let home: ReturnType<typeof createDataFolder>;
let clients: BadClient[];
beforeEach(() => {
  home = createDataFolder();
  clients = [];
  writeLargeFile(home.site);
});
afterEach(() => {
  for (const { socket } of clients) socket.destroy();
  home.remove();
});

const open = (url: string, kind: BadClientKind) => {
  const client = openBadClient(url, kind);
  clients.push(client);
  return client;
};
const KINDS = Object.keys(BAD_CLIENTS) as BadClientKind[];

it.skipIf(process.platform === 'win32')(
  'the site answers while more clients hold sockets than the process may have descriptors',
  async () => {
    const server = await startServerProcess(home.folder, {}, { descriptors: 256 });
    const opened = Array.from({ length: 300 }, (_, number) =>
      open(server.url, KINDS[number % KINDS.length] ?? 'silent'),
    );
    await Promise.all(
      opened.map(({ socket }) => new Promise((resolve) => socket.once('ready', resolve).once('close', resolve))),
    );
    for (let count = 0; count < 10; count += 1) {
      // A connection of its own each time, as those of new visitors.
      const reply = await fetch(`${server.url}/api/v1/ready`, { headers: { connection: 'close' } });
      expect(reply.status).toBe(200);
    }
    expect(opened.some(({ isClosed }) => !isClosed())).toBe(true);
    expect(await server.stop('SIGTERM')).toBe(0);
  },
);

it('a client whose request cannot be understood loses its socket, even if it never closes it', async () => {
  const server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { socket } = open(`http://127.0.0.1:${port}`, 'not HTTP, and never closed by the client');
  await once(socket, 'end');
  await vi.waitFor(async () => {
    const count = await new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
    expect(count).toBe(0);
  }, 10_000);
  await server.close();
});

it('SIGTERM ends the server beside idle, half-sent and unread requests', async () => {
  const server = await startServerProcess(home.folder);
  for (const kind of KINDS) open(server.url, kind);
  clients.push(await openNonReader(server.url, LARGE_FILE));
  expect((await fetch(`${server.url}/api/v1/ready`)).status).toBe(200);
  expect(await server.stop('SIGTERM')).toBe(0);
});
