// Tests that 1,100 half-open sockets leave a server with 1,024 descriptors answering, and that SIGTERM ends it within 10 s beside
// uploads, half requests, idle and unread connections: `node --import tsx server/long/half-open.ts`.
import { setTimeout as pause } from 'node:timers/promises';
import {
  BAD_CLIENTS,
  type BadClient,
  type BadClientKind,
  LARGE_FILE,
  openBadClient,
  openNonReader,
  writeLargeFile,
} from '../src/testing/badClients.ts';
import { createDataFolder, type ServerProcess, startServerProcess } from '../src/testing/serverProcess.ts';

const DESCRIPTORS = 1024;
const HALF_OPEN = 1100;
const REQUESTS = 100;
const NON_READERS = 20;
const SHUTDOWN_LIMIT_MS = 10_000;
const KINDS = Object.keys(BAD_CLIENTS) as BadClientKind[];

const openMany = (server: ServerProcess, count: number): BadClient[] =>
  Array.from({ length: count }, (_, number) =>
    openBadClient(server.url, KINDS[number % KINDS.length] ?? 'silent', { trickle: number % 2 === 0 }),
  );

/** Requests of new visitors, each on a connection of its own, while closed half-open sockets are opened again. */
async function countFailures(server: ServerProcess, clients: BadClient[]): Promise<number> {
  let failures = 0;
  for (let count = 0; count < REQUESTS; count += 1) {
    const reply = await fetch(`${server.url}/api/v1/ready`, { headers: { connection: 'close' } }).catch(
      () => undefined,
    );
    if (reply?.status !== 200) failures += 1;
    await reply?.arrayBuffer();
    const missing = HALF_OPEN - clients.filter(({ isClosed }) => !isClosed()).length;
    clients.push(...openMany(server, Math.min(missing, 50)));
    await pause(50);
  }
  return failures;
}

const home = createDataFolder();
writeLargeFile(home.site);
const server = await startServerProcess(home.folder, {}, { descriptors: DESCRIPTORS });
const clients = openMany(server, HALF_OPEN);
const failures = await countFailures(server, clients);
for (let count = 0; count < NON_READERS; count += 1) clients.push(await openNonReader(server.url, LARGE_FILE));
const stoppedAt = performance.now();
const code = await server.stop('SIGTERM');
const shutdownMs = Math.round(performance.now() - stoppedAt);
for (const { socket } of clients) socket.destroy();
home.remove();
process.stdout.write(`${JSON.stringify({ opened: clients.length, failures, code, shutdownMs })}\n`);
process.exitCode = failures === 0 && code === 0 && shutdownMs <= SHUTDOWN_LIMIT_MS ? 0 : 1;
